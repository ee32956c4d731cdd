-- Staff have sent the ad back since it was last approved, so a moderator knows that an edit is a correction.
alter table ads add column was_returned boolean not null default false;
update ads set was_returned = true where 'needEdits' = (select action from audit
  where subject = 'ad' and subject_id = ads.id and action in ('publish', 'needEdits') order by id desc limit 1);
