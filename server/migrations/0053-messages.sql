-- What drivers and companies ask the administration, and what is answered. A question is the message that stands below none.
create table messages (
  id integer primary key generated always as identity,
  question_id integer references messages,
  author_id integer not null references users,
  -- written by the administration
  is_answer boolean not null default false,
  text text not null check (length(text) between 1 and 4000),
  written_at timestamptz not null,
  file_id integer unique references files,
  -- of a question: who asks, about what, and how it stands
  driver_id integer references drivers,
  company_id integer references companies,
  title text check (length(title) between 1 and 200),
  last_at timestamptz,
  -- the last answer, unless more was asked since
  answered_at timestamptz,
  -- when the asker had seen the last answer
  seen_at timestamptz,
  -- when the administration had read what was asked last
  read_at timestamptz,
  state smallint not null generated always as (
    case when answered_at is null then 0 when seen_at is null then 1 else 2 end) stored,
  search_text text not null default '',
  constraint question_of_one_asker check ((question_id is null) = (num_nonnulls(driver_id, company_id) = 1)),
  constraint question_has_a_title check ((question_id is null) = (title is not null)),
  constraint question_has_a_last_moment check ((question_id is null) = (last_at is not null)),
  constraint question_is_no_answer check (question_id is not null or not is_answer),
  constraint seen_once_answered check (seen_at is null or answered_at is not null)
);
comment on table messages is 'messages';
comment on column messages.state is 'QuestionState';
create index messages_of_question on messages (question_id, id) where question_id is not null;
create index questions_by_state on messages (state, last_at, id) where question_id is null;
create index questions_by_last on messages (last_at desc, id desc) where question_id is null;
create index questions_of_driver on messages (driver_id, last_at desc) where question_id is null;
create index questions_of_company on messages (company_id, last_at desc) where question_id is null;
create index questions_search on messages using gin (search_text gin_trgm_ops) where question_id is null;
select audit_table('messages');
select live_table('messages', 'message', $$
  select unnest(array['driver:' || driver_id, 'company:' || company_id]) from messages
  where id in (select coalesce(question_id, id) from changed)$$);

-- the texts and identifiers that the list shows at first, as its columns file has them; nothing of what stands below a question
create function search_text_of(message messages) returns text language sql stable as $$
  select case when message.question_id is not null then '' else normalize_text(concat_ws(' ', message.title, message.text,
    users.full_name, coalesce(companies.mobile, drivers.mobile), companies.name, drivers.first_name, drivers.last_name)) end
  from users left join companies on companies.id = message.company_id left join drivers on drivers.id = message.driver_id
  where users.id = message.author_id
$$;
create trigger messages_search_text before insert or update of title, text on messages
  for each row execute function set_search_text();
create trigger companies_named_by_messages after update of name, mobile on companies for each row
  when ((old.name, old.mobile) is distinct from (new.name, new.mobile))
  execute function renew_search_text('messages', 'company_id = $1');
create trigger drivers_named_by_messages after update of first_name, last_name, mobile on drivers for each row
  when ((old.first_name, old.last_name, old.mobile) is distinct from (new.first_name, new.last_name, new.mobile))
  execute function renew_search_text('messages', 'driver_id = $1');
create trigger users_named_by_messages after update of full_name on users for each row
  when (old.full_name is distinct from new.full_name)
  execute function renew_search_text('messages', 'author_id = $1 and question_id is null');
create index questions_by_author on messages (author_id) where question_id is null;
