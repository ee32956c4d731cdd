-- An ad that waits for a moderator is one more in the queue, no notification to each of the staff. Only they had these.
delete from notifications where kind = 'ad' and type in (10, 15);

-- Staff read which tenant signed, rejected or downloaded a document.
update notifications n set body = jsonb_set(n.body, array[d.kind || '_id', 'company'], to_jsonb(d.company))
  from users u, documents d
  where u.id = n.user_id and u.role_id in (2, 3, 4) and n.kind in ('act', 'appendix', 'invoice') and n.type in (2, 3)
    and d.id = (coalesce(n.body -> 'completion_id', n.body -> 'application_id', n.body -> 'invoice_id') ->> 'id')::bigint;

-- The filter «unread».
create index notifications_unread on notifications (user_id, id desc) where viewed_at is null;
