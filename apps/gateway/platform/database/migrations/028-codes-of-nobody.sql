-- A code of nobody names a user that does not exist, and is kept in as much time as a member's: a reference would be looked up.
alter table codes drop constraint codes_user_id_fkey;
alter table proofs drop constraint proofs_user_id_fkey;
