-- The office searches the audit by days. Of an order it asks which version of the catalogue was live when it was placed: what is published says which it replaced.
create index audit_at on audit (at);
create index audit_of_publications on audit (audit_no) where before ? 'live';
