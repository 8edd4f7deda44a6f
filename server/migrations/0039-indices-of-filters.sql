-- What the filters of the long lists find by; server/test/plans.test.ts asks PostgreSQL whether it does.
create index cargos_active on cargos (announced_at desc, id desc) where status <> 1;
create index cargos_of_goods on cargos (goods_id, announced_at desc, id desc);
create index permits_by_status on permits (status, issued_at desc, id desc);
