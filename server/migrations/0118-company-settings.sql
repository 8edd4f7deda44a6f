-- The feature of what administrators set for a company is called company-settings now, as its folders are.
comment on table inquiry_credentials is 'company-settings';
comment on table not_allowed_goods is 'company-settings';
