-- Whether the base has been told why a file is no batch, and why it is none if it came whole and could not be taken in.
alter table exchange_uploads add column told boolean not null default false;
alter table exchange_uploads add column refusal jsonb;
