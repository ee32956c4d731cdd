-- Districts are listed by their names in the language of the page.
alter table districts drop column position;
