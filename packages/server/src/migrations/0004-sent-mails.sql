-- Letters that a mail server has taken, kept while their jobs may be tried again.
create table sent_mails (
  id uuid primary key,
  sent_at timestamptz(3) not null
);
create index sent_mails_sent_at on sent_mails (sent_at);
