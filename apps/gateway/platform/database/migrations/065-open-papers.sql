-- The papers of a shop that are not out, among the thousands of a month that are: its tablets ask for them every few seconds.
create index print_jobs_open on print_jobs (store_id, job_no) where state in ('queued', 'printing', 'failed');
