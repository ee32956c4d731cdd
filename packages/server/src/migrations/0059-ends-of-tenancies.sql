-- The tenancy of a company may end, and begin again under the same number.
alter table companies add column ended_at timestamptz(3);

-- Every time that a tenancy ended; `companies.ended_at` is `ended_at` of the one that has not been resumed.
create table tenancy_ends (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  ended_at timestamptz(3) not null,
  reason text not null,
  note text,
  ended_by bigint references users,
  resumed_at timestamptz(3)
);
create unique index tenancy_ends_open on tenancy_ends (company_id) where resumed_at is null;

-- The people of an ended company are found by the moment: who was there until the end still reads its documents.
create index memberships_user on memberships (user_id);

-- The search names shops that are there.
drop trigger search_words_changed on companies;
create trigger search_words_changed after update on companies for each row
  when ((old.company, old.sign, old.ended_at) is distinct from (new.company, new.sign, new.ended_at))
  execute function search_words_changed();
