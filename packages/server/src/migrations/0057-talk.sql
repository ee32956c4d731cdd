-- Threads of two sides: what a thread belongs to names it, and each side may be several people.
create table talk_threads (
  id bigint generated always as identity primary key,
  topic text not null,
  topic_id bigint not null,
  unique (topic, topic_id)
);

create table talk_messages (
  id bigint generated always as identity primary key,
  thread_id bigint not null references talk_threads on delete cascade,
  -- 1 whoever began what the thread is about, 2 the other side.
  side int not null check (side in (1, 2)),
  author_id bigint references users on delete set null,
  text text not null,
  -- What the portal itself notes, by its code.
  note text,
  created_at timestamptz(3) not null
);
create index talk_messages_thread on talk_messages (thread_id, id);
create index talk_messages_author on talk_messages (author_id);

create table talk_message_photos (
  message_id bigint not null references talk_messages on delete cascade,
  photo_id int not null references photos on delete cascade,
  position int not null,
  primary key (message_id, photo_id)
);
create index talk_message_photos_photo on talk_message_photos (photo_id);

-- How far each person has read, and when.
create table talk_reads (
  thread_id bigint not null references talk_threads on delete cascade,
  user_id bigint not null references users on delete cascade,
  side int not null,
  up_to bigint not null,
  read_at timestamptz(3) not null,
  primary key (thread_id, user_id)
);
create index talk_reads_user on talk_reads (user_id);
