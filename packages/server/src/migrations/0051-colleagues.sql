-- An owner invites people to the company, by e-mail or by a link that the owner passes on.
alter table invitations
  alter column email drop not null,
  add column company_id bigint references companies,
  add column function text check (function in ('owner', 'accountant', 'seller')),
  add constraint invitations_of_company check ((company_id is null) = (function is null)),
  add constraint invitations_addressed check (email is not null or company_id is not null);
-- One person may be invited by several companies.
drop index invitations_open;
create unique index invitations_open on invitations (email, coalesce(company_id, 0))
  where ended_at is null and email is not null;
create index invitations_company on invitations (company_id) where company_id is not null and ended_at is null;

-- Owners are asked about people who apply with the BIN of their company.
create index tenant_applications_bin on tenant_applications (bin) where decided_at is null;

-- The right to sign for a company may end while somebody signs.
alter table signing_sessions add column ended boolean not null default false;
