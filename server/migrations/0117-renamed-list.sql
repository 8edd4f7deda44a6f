-- A morning report keeps the name that its list had, by which it is found: a server of before that works on while this one
-- starts knows no other, and would stop it for good.
-- instead of 4e1bcdea9d558f64fff26ed08c31aead4d77d47d486185dab683a2cfd1a27069
select 1;
