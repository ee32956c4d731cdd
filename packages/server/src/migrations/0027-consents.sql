-- The publications of the texts that a person has agreed to: of the terms of use and the privacy policy, and of the rules of
-- ads. Null for consents from before, or if a text was not published.
alter table consents add column text_version int;
alter table consents add column privacy_version int;
