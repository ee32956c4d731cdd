-- When the password of a session was proved last: acts that could do harm ask for it again.
alter table sessions add column proved_at timestamptz(3);
update sessions set proved_at = created_at;
alter table sessions alter column proved_at set not null;

-- When a person last signed in; null if never. Sessions that have ended are gone, so that older entries are told by the log.
alter table users add column last_entry_at timestamptz(3);
update users set last_entry_at = entered.at
  from (
    select user_id, max(at) as at from (
      select user_id, created_at as at from sessions
      union all
      select subject_id, at from audit where subject = 'user' and action = 'register'
    ) entries group by user_id
  ) entered
  where entered.user_id = users.id;

-- Every time that a person was blocked; `users.blocked_at` is `since` of the open one.
create table user_blocks (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  since timestamptz(3) not null,
  until timestamptz(3),
  reason text not null,
  note text,
  -- Null for blocks from before the portal kept them.
  blocked_by bigint references users,
  -- Null also for the console.
  unblocked_by bigint references users,
  unblock_note text
);
create unique index user_blocks_open on user_blocks (user_id) where until is null;
create index user_blocks_user on user_blocks (user_id, id desc);
insert into user_blocks (user_id, since, reason) select id, blocked_at, 'other' from users where blocked_at is not null;
