-- «12V 60Ah» was read as an oil of the grade 12W-60. Ads that have a grade no oil has are read again at the next start.
update ad_revisions set find = null where find::text ~ '''=(?!(0|5|10|15|20|25|70|75|80|85)w)\d+w\d';
update ad_listings set find = null where find::text ~ '''=(?!(0|5|10|15|20|25|70|75|80|85)w)\d+w\d';
