-- Nobody proves a phone, so a phone that somebody has written down must not keep its owner from registering with it.
drop index users_phone;
create index users_phone on users (phone, id) where phone is not null;
