-- The outbox of text messages is a feature of its own; «messages» are what people write to support.
comment on table outbox_messages is 'outbox';
comment on column outbox_messages.kind is 'SmsKind';
