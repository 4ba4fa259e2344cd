-- A card that a member saves on the provider's own page: one page at a time for each member, whose task has the member's id for its key. It is opened under `saving_id`,
-- and is `session_ref` there once the provider has said so. Without `user_id` its member has been forgotten: the page is ended, and a card of it removed.
alter table card_tasks
  add user_id uuid,
  add saving_id uuid,
  add session_ref text,
  add page text;
