-- What `npm run tables` writes by: of a table the feature that owns it, of a column that holds a code its type in the contract.

comment on table accounts is 'wallet';
comment on column accounts.kind is 'AccountKind';
comment on table transfers is 'wallet';
comment on column transfers.kind is 'TransferKind';

comment on table users is 'auth';
comment on column users.role is 'Role';
comment on column users.access_flags is 'Flag[]';
comment on table user_companies is 'auth';
comment on table user_halls is 'auth';
comment on table sessions is 'auth';
comment on table login_failures is 'auth';

comment on table cargos is 'cargos';
comment on column cargos.status is 'CargoStatus';
comment on table cargo_loader_types is 'cargos';

comment on table goods is 'catalog';
comment on table packagings is 'catalog';
comment on table loader_types is 'catalog';

comment on table companies is 'companies';
comment on table main_offices is 'companies';
comment on table product_owners is 'companies';

comment on table drivers is 'drivers';
comment on table freighters is 'drivers';
comment on table driver_freighters is 'drivers';

comment on table halls is 'halls';
comment on table hall_companies is 'halls';
comment on table hall_show_times is 'halls';
comment on table hall_tariffs is 'halls';
comment on table hall_log is 'halls';
comment on column hall_log.kind is 'HallLogKind';
comment on table hall_log_heads is 'halls';
comment on table native_drivers is 'halls';

comment on table audit_log is 'kernel';
comment on table idempotency_keys is 'kernel';
comment on table lookup_versions is 'kernel';

comment on table notifications is 'notifications';
comment on column notifications.state is 'NotificationState';

comment on table permits is 'permits';
comment on column permits.status is 'PermitStatus';
comment on column permits.reserve_type is 'ReserveType';
comment on table permit_events is 'permits';
comment on column permit_events.status is 'PermitStatus';

comment on table provinces is 'places';
comment on table cities is 'places';

comment on table saved_reports is 'reports';

comment on table rounds is 'rounds';
comment on table round_cargos is 'rounds';
comment on table priorities is 'rounds';
comment on column priorities.status is 'PriorityStatus';
comment on column priorities.reason is 'PriorityReason';

comment on table turns is 'turns';
comment on column turns.status is 'TurnStatus';
