-- Messages of a brand to a segment of its members (058). `content` is what somebody has written, `origin` where its links lead. `try_at`: when something is to be done for it.
-- The counts and the cost are those of its recipients, kept here so that a list of campaigns reads no recipient.
create table campaigns (
  campaign_id uuid primary key,
  brand smallint not null,
  revision int not null,
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'sending', 'sent', 'stopped')),
  content jsonb not null,
  changed_at timestamptz not null,
  changed_name text not null,
  origin text,
  send_at timestamptz,
  try_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  stop_reason text check (stop_reason in ('person', 'cost')),
  recipients int not null default 0,
  told int not null default 0,
  dropped int not null default 0,
  held_out int not null default 0,
  cost bigint not null default 0
);
create index campaigns_of_brand on campaigns (brand, changed_at);
create index campaigns_to_do on campaigns (try_at) where try_at is not null;

-- The members of a campaign's segment when it left. Who is forgotten leaves a row without a member: what was told and what it cost stand.
create table campaign_recipients (
  recipient_id bigint generated always as identity primary key,
  campaign_id uuid not null references campaigns,
  user_id uuid references users,
  state text not null check (state in ('due', 'told', 'dropped', 'heldOut')),
  at timestamptz,
  cost int not null default 0,
  unique (campaign_id, user_id)
);
create index campaign_recipients_due on campaign_recipients (campaign_id, recipient_id) where state = 'due';
create index campaign_recipients_of_user on campaign_recipients (user_id, at) where user_id is not null;

-- The part of a link by which a member stops news of one channel without signing in.
create table news_stops (
  token text primary key,
  user_id uuid not null references users,
  channel text not null check (channel in ('sms', 'email')),
  unique (user_id, channel)
);
