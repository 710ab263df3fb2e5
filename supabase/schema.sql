-- The schema that the migrations make, for reading and for reviewing changes. Written by deno task generate; a test
-- compares it. To change the schema, add a migration.

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET transaction_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

-- Name: private; Type: SCHEMA; Schema: -; Owner: -

CREATE SCHEMA private;

-- Name: public; Type: SCHEMA; Schema: -; Owner: -

CREATE SCHEMA public;

-- Name: SCHEMA public; Type: COMMENT; Schema: -; Owner: -

COMMENT ON SCHEMA public IS 'standard public schema';

-- Name: note_period; Type: TYPE; Schema: private; Owner: -

CREATE TYPE private.note_period AS (
	kind text,
	first_day date,
	last_day date,
	until date,
	before_first date,
	before_until date
);

SET default_tablespace = '';

SET default_table_access_method = heap;

-- Name: slot_rules; Type: TABLE; Schema: private; Owner: -

CREATE TABLE private.slot_rules (
    id integer NOT NULL,
    slot text NOT NULL,
    triggers text[] NOT NULL,
    pattern text NOT NULL,
    captures text[] DEFAULT '{}'::text[] NOT NULL,
    value jsonb DEFAULT '{}'::jsonb NOT NULL,
    says text,
    event boolean DEFAULT false NOT NULL,
    own text[] DEFAULT '{}'::text[] NOT NULL,
    rank integer,
    CONSTRAINT slot_rules_says_check CHECK ((says = ANY (ARRAY['stated'::text, 'negated'::text, 'ended'::text, 'past'::text, 'hedged'::text]))),
    CONSTRAINT slot_rules_slot_check CHECK ((slot ~ '^[a-z][a-z_]{0,39}$'::text))
);

-- Name: TABLE slot_rules; Type: COMMENT; Schema: private; Owner: -

COMMENT ON TABLE private.slot_rules IS 'Patterns on clauses tagged by private.read_clauses.';

-- Name: COLUMN slot_rules.triggers; Type: COMMENT; Schema: private; Owner: -

COMMENT ON COLUMN private.slot_rules.triggers IS 'Lemmas and words, one of which the clause has.';

-- Name: COLUMN slot_rules.captures; Type: COMMENT; Schema: private; Owner: -

COMMENT ON COLUMN private.slot_rules.captures IS 'Names of the pattern''s groups; "neg" and "mood" decide what the clause says, the others are parts of the value.';

-- Name: COLUMN slot_rules.event; Type: COMMENT; Schema: private; Owner: -

COMMENT ON COLUMN private.slot_rules.event IS 'The preterite states ("casei"); otherwise it tells of the past ("morei").';

-- Name: COLUMN slot_rules.own; Type: COMMENT; Schema: private; Owner: -

COMMENT ON COLUMN private.slot_rules.own IS 'Words of the clause''s subject that belong to whom it is about: "meu casamento acabou". * takes any.';

-- Name: COLUMN slot_rules.rank; Type: COMMENT; Schema: private; Owner: -

COMMENT ON COLUMN private.slot_rules.rank IS 'Rules of a lower rank are read first; those of a slot share one.';

-- Name: about_whom(private.slot_rules, text[], jsonb); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.about_whom(rule private.slot_rules, about text[], value jsonb) RETURNS text[]
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select case
    when value ? 'whom' then array[value ->> 'whom']
    when rule.own = '{*}' then '{}'
    -- "O João nasceu": a name may be the child's, "meu sobrinho nasceu" is not.
    when '+' = any (rule.own) and not exists (select from unnest(about) as w where w <> all (rule.own)
      and (private.is_relation(w) or w in ('?', 'ele', 'ela', 'vizinha', 'vizinho'))) then '{}'
    when rule.slot = 'favorite' then array(select w from unnest(about) as w where w <> value ->> 'of' and w !~ '^(?:favorit|preferid)')
    else array(select w from unnest(about) as w where w <> all (rule.own)) end;
$$;

-- Name: active_habit_names(); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.active_habit_names() RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select coalesce(jsonb_agg(h.name order by h.name), '[]')
  from public.habits h where h.user_id = (select auth.uid()) and h.active;
$$;

-- Name: FUNCTION active_habit_names(); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.active_habit_names() IS 'The caller''s active habits as a JSON array of names, for messages that say what exists.';

-- Name: add_slot_rules(text, jsonb); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.add_slot_rules(slot text, rules jsonb) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$
  insert into private.slot_rules (slot, triggers, pattern, captures, value, says, event, own)
  -- A pattern whose first quantifier is lazy matches as little as it can as a whole; one that starts with an optional space does not.
  select add_slot_rules.slot, string_to_array(r ->> 'on', ' '),
    case when r ->> 'is' like '^%' then '' else ' ?' end || replace(replace(replace(r ->> 'is', '{adv}',
      '(?:(?:agora|hoje|ja|atualmente|aqui|la|so|sempre|muito|ainda|bem|tambem|oficialmente|de|novo|novamente|em|dia|um|uma|o|a|meu|minha|recem|feliz|mais|mesmo|legalmente|super|tipo) )*'),
      '{any}', '(?:[a-z]+(?::[a-zA-Z])? ){0,4}?'), '{det}', '(?:(?:o|a|os|as|um|uma|meu|minha|nosso|nossa|meus|minhas|seu|sua|outro|outra|novo|nova|primeiro|primeira|proprio|propria) )*'),
    coalesce(string_to_array(r ->> 'as', ' '), '{}'), coalesce(r -> 'value', '{}'), r ->> 'says', coalesce((r ->> 'event')::boolean, false),
    coalesce(string_to_array(r ->> 'own', ' '), '{}')
  from jsonb_array_elements(rules) as r;
$$;

-- Name: FUNCTION add_slot_rules(slot text, rules jsonb); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.add_slot_rules(slot text, rules jsonb) IS 'For migrations. A rule: { on: triggers, is: pattern, as: captures, value, says, event, own }; {adv}, {any} and {det} stand for small words.';

-- Name: add_words(); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.add_words() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  insert into private.knowledge_words (user_id, word)
  select new.user_id, w.word from private.words_of(new.plain) as w (word)
  where not exists (
    select from private.knowledge_words k where k.user_id = new.user_id and k.word = w.word collate "C");
  return null;
end;
$$;

-- Name: FUNCTION add_words(); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.add_words() IS 'Adds the words of an item as it is written. A definer: nobody writes words by hand.';

-- Name: apply_undo(jsonb); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.apply_undo(step jsonb) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $_$
declare
  columns text;
begin
  select string_agg(format('%I', key), ', ') into columns from jsonb_object_keys(apply_undo.step -> 'set') as key;
  execute format(
    'update public.%1$I t set (%2$s) = row(%3$s) from jsonb_populate_record(null::public.%1$I, $1) as v where t.id = $2 and t.user_id = $3',
    apply_undo.step ->> 'table', columns,
    (select string_agg(format('v.%I', key), ', ') from jsonb_object_keys(apply_undo.step -> 'set') as key))
  using apply_undo.step -> 'set', (apply_undo.step ->> 'id')::uuid, private.current_user_id();
end;
$_$;

-- Name: appointment_note(private.note_period); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.appointment_note(period private.note_period) RETURNS text
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select nullif(concat_ws(E'\n\n',
    private.note_section('Alergias e intolerâncias', private.health_facts_note(period, 'allergy')),
    private.note_section('Remédios', private.health_facts_note(period, 'medicine')),
    private.note_section('Sobre a minha saúde', private.health_facts_note(period, 'health')),
    private.note_section('Medidas', private.measured_note(period)),
    private.note_section('Anotações', private.remarks_note(period)),
    private.note_section('Hábitos', private.habits_note(period)),
    private.note_section('Padrões percebidos', private.health_facts_note(period, 'insight'))), '');
$$;

-- Name: FUNCTION appointment_note(period private.note_period); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.appointment_note(period private.note_period) IS 'All sections of the note for an appointment; null when there is nothing to take there.';

-- Name: appointment_period(date); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.appointment_period(date date) RETURNS private.note_period
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  caller uuid := private.current_user_id();
  today date := private.today();
  day date;
  since date;
begin
  -- Without a date: the next appointment a note was asked for.
  day := coalesce(appointment_period.date, (
    select min(i.period_to) from public.library_items i
    where i.user_id = caller and i.kind = 'medical_appointment' and i.period_to >= today and i.deleted_at is null), today);
  -- Two notes within a week are for one appointment, or for doctors who both want to know everything.
  since := (
    select max(i.period_to) from public.library_items i
    where i.user_id = caller and i.kind = 'medical_appointment' and i.period_to <= day - 7 and i.deleted_at is null);
  return row('medical_appointment', coalesce(since, least(day, today) - 90), day, least(day, today), since, since)::private.note_period;
end;
$$;

-- Name: FUNCTION appointment_period(date date); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.appointment_period(date date) IS 'From the last appointment that a note was made for, else from 90 days before, to the day of this one.';

-- Name: are_judgements(jsonb); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.are_judgements(value jsonb) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $_$
  select case when jsonb_typeof(value) = 'array' then jsonb_array_length(value) <= 20 and not exists (
    select from jsonb_array_elements(value) as j
    where jsonb_typeof(j) <> 'object' or coalesce(j ->> 'verdict', '') not in ('contradiction', 'same', 'complement', 'unclear')
      or coalesce(j ->> 'other_id', '') !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$') else false end;
$_$;

-- Name: area_ties(); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.area_ties() RETURNS TABLE(one text, other text, reason text)
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  values
    ('finance', 'mental_health', 'preocupação com dinheiro costuma pesar no bem-estar'),
    ('finance', 'health', 'aperto no dinheiro costuma mexer com o sono e a saúde'),
    ('finance', 'career', 'trabalho e dinheiro andam juntos'),
    ('finance', 'relationships', 'dinheiro costuma ser assunto delicado entre pessoas próximas'),
    ('health', 'mental_health', 'sono, movimento e humor puxam um ao outro'),
    ('career', 'mental_health', 'pressão no trabalho costuma virar estresse'),
    ('career', 'health', 'a rotina de trabalho mexe com sono e energia'),
    ('relationships', 'mental_health', 'quem está por perto influencia como você se sente'),
    ('career', 'relationships', 'trabalho e tempo com as pessoas disputam espaço'),
    ('leisure', 'mental_health', 'descanso e lazer aliviam a cabeça'),
    ('spirituality', 'mental_health', 'espiritualidade pode ser um apoio nas horas difíceis'),
    ('personal_growth', 'career', 'o que você aprende abre caminhos no trabalho');
$$;

-- Name: FUNCTION area_ties(); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.area_ties() IS 'How areas of life commonly touch (domain §1: stress and sleep, money and wellbeing, …).';

-- Name: ask_about(uuid, uuid[]); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.ask_about(item_id uuid, against uuid[]) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$
  insert into public.knowledge_links (user_id, from_id, to_id, relation)
  select private.current_user_id(), ask_about.item_id, a.id, 'contradicts' from unnest(against) as a (id)
  on conflict do nothing;
  update public.knowledge_items i set needs_resolution = true
  where i.user_id = private.current_user_id() and i.id = ask_about.item_id and cardinality(against) > 0;
$$;

-- Name: asked_words(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.asked_words(query text) RETURNS text[]
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  -- A filter of nothing but small words ("eu") still filters by them.
  select case
    when coalesce(query, '') !~ '\S' then '{}'::text[]
    else coalesce(nullif(private.content_words(query), '{}'), string_to_array(private.plain_words(query), ' ')) end;
$$;

-- Name: balance_note(private.note_period); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.balance_note(period private.note_period) RETURNS text
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  -- As in get_finance_summary.
  select format('Saldo do mês: **%s%s**.', case when b.balance < 0 then '−' else '' end, private.finance_money(abs(b.balance)))
  from private.income_totals(period.first_day, period.last_day) as income
  cross join lateral (
    select income.total
      - coalesce((select sum(s.spent) from private.spending_by_category(period.first_day, period.last_day) s), 0)
      - coalesce((
        select sum(p.amount) from public.bills p
        where p.user_id = private.current_user_id() and p.deleted_at is null and p.paid_on between period.first_day and period.last_day), 0)
      - private.paid_installments(period.first_day, period.last_day) as balance
  ) b
  where period.kind = 'monthly_report' and income.total > 0;
$$;

-- Name: due_date(date, integer); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.due_date(month date, due_day integer) RETURNS date
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    SET search_path TO ''
    AS $$
  select least(due_date.month + (due_date.due_day - 1), (due_date.month + interval '1 month' - interval '1 day')::date);
$$;

-- Name: FUNCTION due_date(month date, due_day integer); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.due_date(month date, due_day integer) IS 'The due day in a month given by its first day: the 31st is the 28th in February.';

-- Name: finance_month(date); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.finance_month(value date) RETURNS date
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  if finance_month.value not between date '1990-01-01' and date '2199-12-31' then
    perform private.raise(400, 'invalid_date', 'Essa data não serve.', jsonb_build_object('date', finance_month.value::text));
  end if;
  return date_trunc('month', coalesce(finance_month.value, private.today())::timestamp)::date;
end;
$$;

-- Name: FUNCTION finance_month(value date); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.finance_month(value date) IS 'First day of the date''s month, of the current month when null; PT400 invalid_date.';

-- Name: bills; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.bills (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid DEFAULT auth.uid() NOT NULL,
    group_id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    category text DEFAULT 'other'::text NOT NULL,
    amount numeric(14,2) NOT NULL,
    month date DEFAULT private.finance_month(NULL::date) NOT NULL,
    due_day integer NOT NULL,
    due_on date GENERATED ALWAYS AS (private.due_date(month, due_day)) STORED NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    paid_on date,
    recurring boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT bills_amount_check CHECK (((amount > (0)::numeric) AND (amount < (1000000000)::numeric))),
    CONSTRAINT bills_category_check CHECK ((category = ANY (ARRAY['housing'::text, 'utilities'::text, 'subscription'::text, 'insurance'::text, 'other'::text]))),
    CONSTRAINT bills_check CHECK (((status = 'paid'::text) = (paid_on IS NOT NULL))),
    CONSTRAINT bills_due_day_check CHECK (((due_day >= 1) AND (due_day <= 31))),
    CONSTRAINT bills_month_check CHECK (((EXTRACT(day FROM month) = (1)::numeric) AND ((month >= '1990-01-01'::date) AND (month <= '2199-12-01'::date)))),
    CONSTRAINT bills_name_check CHECK (((char_length(name) <= 200) AND (btrim(name) <> ''::text))),
    CONSTRAINT bills_paid_on_check CHECK (((paid_on >= '1990-01-01'::date) AND (paid_on <= (((now() AT TIME ZONE 'UTC'::text) + '14:00:00'::interval))::date))),
    CONSTRAINT bills_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'paid'::text, 'canceled'::text])))
);

-- Name: TABLE bills; Type: COMMENT; Schema: public; Owner: -

COMMENT ON TABLE public.bills IS 'One bill of one month.';

-- Name: COLUMN bills.group_id; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.bills.group_id IS 'The series of a recurring bill; alone in it when it comes once.';

-- Name: COLUMN bills.amount; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.bills.amount IS 'Reais.';

-- Name: COLUMN bills.month; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.bills.month IS 'First day of the month it belongs to.';

-- Name: COLUMN bills.due_day; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.bills.due_day IS 'Day it is due, 1–31; a short month has it on its last day.';

-- Name: COLUMN bills.status; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.bills.status IS 'pending, paid or canceled. "overdue" is not stored: it is pending with due_on before today in the user''s time zone.';

-- Name: COLUMN bills.paid_on; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.bills.paid_on IS 'Set exactly when paid. A day yet to come anywhere on Earth is refused.';

-- Name: COLUMN bills.recurring; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.bills.recurring IS 'Continued every month, as long as no row of the series is canceled, deleted or has recurring false.';

-- Name: bill_json(public.bills); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.bill_json(bill public.bills) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select jsonb_strip_nulls(jsonb_build_object(
    'id', bill_json.bill.id,
    'name', bill_json.bill.name,
    'category', bill_json.bill.category,
    'amount', bill_json.bill.amount,
    'due_on', bill_json.bill.due_on,
    'days_until_due', case when bill_json.bill.status = 'pending' then bill_json.bill.due_on - private.today() end,
    'status', case when bill_json.bill.status = 'pending' and bill_json.bill.due_on < private.today() then 'overdue'
      else bill_json.bill.status end,
    'paid_on', bill_json.bill.paid_on,
    'recurring', bill_json.bill.recurring));
$$;

-- Name: FUNCTION bill_json(bill public.bills); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.bill_json(bill public.bills) IS 'A bill as tools return it; status overdue is derived from today.';

-- Name: bill_label(public.bills); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.bill_label(bill public.bills) RETURNS text
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select format('%s – %s, %s %s',
    bill_label.bill.name,
    private.finance_money(bill_label.bill.amount),
    case when bill_label.bill.status <> 'pending' then 'era para'
      when bill_label.bill.due_on < private.today() then 'venceu' else 'vence' end,
    to_char(bill_label.bill.due_on, case when extract(year from bill_label.bill.due_on) = extract(year from private.today())
      then 'DD/MM' else 'DD/MM/YYYY' end));
$$;

-- Name: bills_by_name(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.bills_by_name(bill_name text) RETURNS TABLE(bill public.bills, score real, stage integer)
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  with scores as materialized (
    select n.name, case when bills_by_name.bill_name is null then 1
      else private.finance_name_score(n.name, bills_by_name.bill_name) end::real as score
    from (select distinct b.name from public.bills b where b.user_id = private.current_user_id()) as n
  )
  select b, s.score, case
    when b.status = 'paid' then 2
    when b.month <= (select private.finance_month(null)) or b.due_on <= (select private.today()) + 7 then 1
    else 3 end
  from public.bills b
  join scores s on s.name = b.name
  where b.user_id = private.current_user_id() and b.deleted_at is null
    and case b.status
      when 'pending' then b.month <= (select private.finance_month(null)) or not exists (
        select from public.bills e
        where e.user_id = b.user_id and e.group_id = b.group_id and e.status = 'pending' and e.deleted_at is null
          and e.month < b.month)
      when 'paid' then b.month = (select private.finance_month(null)) and bills_by_name.bill_name is not null
      else false end;
$$;

-- Name: FUNCTION bills_by_name(bill_name text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.bills_by_name(bill_name text) IS 'Bills a name could mean: 1 open now, 2 paid this month, 3 open later. Every open one without a name.';

-- Name: bills_left_this_month(); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.bills_left_this_month() RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select jsonb_build_object('count', count(*), 'total', coalesce(sum(b.amount), 0))
  from public.bills b
  where b.user_id = private.current_user_id() and b.deleted_at is null and b.status = 'pending'
    and b.month <= private.finance_month(null);
$$;

-- Name: budgets_in_force(date); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.budgets_in_force(month date) RETURNS TABLE(category text, amount numeric)
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select distinct on (b.category) b.category, b.amount
  from public.budgets b
  where b.user_id = private.current_user_id()
    and b.deleted_at is null
    and (b.month = budgets_in_force.month or (b.recurring and b.month < budgets_in_force.month))
  order by b.category, b.month desc;
$$;

-- Name: FUNCTION budgets_in_force(month date); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.budgets_in_force(month date) IS 'The caller''s budget of each category in a month, given by its first day.';

-- Name: call_tool(text, jsonb, text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.call_tool(tool text, args jsonb, tool_call_id text) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $_$
declare
  given jsonb := jsonb_strip_nulls(coalesce(call_tool.args, '{}'));
  signature record;
  columns text;
  bindings text;
  result jsonb;
begin
  select p.proargnames::text[] as names, p.proargtypes::oid[] as types, p.pronargs as count into signature
  from pg_catalog.pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.proname = call_tool.tool;
  if not found then
    perform private.raise(404, 'unknown_tool', 'Não conheço essa ferramenta.', jsonb_build_object('tool', call_tool.tool));
  end if;
  select
    string_agg(format('%I %s', a.name, pg_catalog.format_type(a.type, null)), ', '),
    string_agg(format('%I := x.%I', a.name, a.name), ', ')
  into columns, bindings
  from unnest(signature.names[1:signature.count], signature.types) as a (name, type)
  where given ? a.name and a.name <> 'tool_call_id';
  if 'tool_call_id' = any (signature.names[1:signature.count]) then
    bindings := concat_ws(', ', bindings, 'tool_call_id := $2');
  end if;
  begin
    execute format('select public.%I(%s)%s', call_tool.tool, bindings,
      case when columns is null then '' else format(' from jsonb_to_record($1) as x (%s)', columns) end)
    into result using given, call_tool.tool_call_id;
  exception
    when check_violation or not_null_violation or numeric_value_out_of_range or invalid_text_representation
      or invalid_datetime_format or datetime_field_overflow or undefined_function or string_data_right_truncation then
      raise log 'tool % refused its arguments: %', call_tool.tool, sqlerrm;
      perform private.raise(400, 'invalid_arguments', 'Algum valor não serve para isso.',
        jsonb_build_object('tool', call_tool.tool));
  end;
  return result;
end;
$_$;

-- Name: FUNCTION call_tool(tool text, args jsonb, tool_call_id text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.call_tool(tool text, args jsonb, tool_call_id text) IS 'Calls public.<tool> with named arguments from a JSON object. Raises PT404 unknown_tool, PT400 invalid_arguments and what the tool raises.';

-- Name: candidates_for(jsonb, uuid); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.candidates_for(learned jsonb, owner uuid) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  message public.messages;
  item public.knowledge_items;
  known public.knowledge_items;
  readings jsonb;
  names text[];
  found_ids uuid[];
  candidates jsonb := '[]';
begin
  if learned ->> 'type' not in ('fact', 'preference', 'memory') then
    return candidates;
  end if;
  select m.* into message from public.messages m where m.user_id = owner and m.id::text = learned ->> 'message_id';
  item := private.new_learned(learned, message);
  if learned ->> 'person' ~ '\S' then
    found_ids := array(select f.id from private.find_people(learned ->> 'person') f where f.tier <= 5);
    -- Somebody new, or not known which: there is nothing to compare with.
    if cardinality(found_ids) <> 1 then
      return candidates;
    end if;
    item.subject := found_ids[1]::text;
  end if;
  if item.confidence < 0.7 then
    return candidates;
  end if;
  readings := private.read_slots(item.content);
  names := private.subject_names(item);
  for known in select r.* from private.rivals(item, readings) as r where r.area = item.area and r.subject = item.subject loop
    exit when jsonb_array_length(candidates) >= 3;
    continue when known.id::text = learned #>> '{contradicts,id}'
      or private.plain_words(known.content) = private.plain_words(item.content)
      or extensions.similarity(known.plain, private.plain_words(item.title || ' ' || item.content)) < 0.3
      or (private.compare_items(known, names, readings, names)).verdict is not null;
    candidates := candidates || jsonb_build_array(jsonb_build_object('id', known.id, 'content', known.content));
  end loop;
  return candidates;
exception
  -- It will be rejected when the batch is applied.
  when check_violation or not_null_violation or invalid_text_representation or numeric_value_out_of_range or sqlstate 'PT400' then
    return '[]';
end;
$$;

-- Name: category_name(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.category_name(category text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    SET search_path TO ''
    AS $$
  select case category_name.category
    when 'food' then 'Alimentação' when 'transport' then 'Transporte' when 'health' then 'Saúde' when 'entertainment' then 'Lazer'
    when 'shopping' then 'Compras' when 'housing' then 'Moradia' when 'education' then 'Educação' else 'Outros' end;
$$;

-- Name: FUNCTION category_name(category text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.category_name(category text) IS 'How a category of expenses is called.';

-- Name: cause_words(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.cause_words(cause text, OUT moment text, OUT name text, OUT area text) RETURNS record
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select
    case split_part(cause, ':', 1)
      when 'short_sleep' then 'em dias com menos de 6 h de sono'
      when 'short_sleep_week' then 'em semanas com menos de 6 h de sono por noite'
      when 'exercise' then 'em dias com exercício'
      when 'low_mood' then 'em dias de humor baixo (4 ou menos)'
      when 'habit' then 'em dias com o hábito “' || private.habit_name(cause) || '” feito'
      when 'streak' then 'com o hábito “' || private.habit_name(cause) || '” feito três vezes seguidas ou mais'
      when 'weekend' then 'nos fins de semana'
      when 'payday' then 'na semana depois de receber'
      else (array['às segundas', 'às terças', 'às quartas', 'às quintas', 'às sextas', 'aos sábados', 'aos domingos'])[split_part(cause, ':', 2)::int]
    end,
    case split_part(cause, ':', 1)
      when 'short_sleep' then 'sono'
      when 'short_sleep_week' then 'sono'
      when 'exercise' then 'exercício'
      when 'low_mood' then 'humor'
      when 'weekend' then 'fim de semana'
      when 'weekday' then 'dia da semana'
      when 'payday' then 'recebimentos'
      else private.habit_name(cause)
    end,
    case split_part(cause, ':', 1)
      when 'low_mood' then 'mental_health'
      when 'payday' then 'finance'
      when 'weekend' then null
      when 'weekday' then null
      else 'health'
    end;
$$;

-- Name: FUNCTION cause_words(cause text, OUT moment text, OUT name text, OUT area text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.cause_words(cause text, OUT moment text, OUT name text, OUT area text) IS 'A kind of day in words, what it is about in a word or two, and its area of life (null for the calendar).';

-- Name: change_bill_series(text, numeric, text, integer); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.change_bill_series(name text, amount numeric, category text, due_day integer) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  caller uuid := private.current_user_id();
  series uuid;
  changed jsonb;
begin
  perform private.continue_bills(private.today() + 31);
  select b.group_id into series from public.bills b
  where b.user_id = caller and private.fold(b.name) = private.fold(change_bill_series.name)
  group by b.group_id
  having bool_and(b.recurring and b.status <> 'canceled' and b.deleted_at is null)
  order by max(b.month) desc limit 1;
  with before as (
    select b.id, b.amount, b.category, b.due_day from public.bills b
    where b.user_id = caller and b.group_id = series and b.status = 'pending' and b.month >= private.finance_month(null)
    for update
  ), after as (
    update public.bills b set
      amount = change_bill_series.amount,
      category = private.finance_category('bill', coalesce(change_bill_series.category, b.category)),
      due_day = coalesce(change_bill_series.due_day, b.due_day)
    from before
    where b.user_id = caller and b.id = before.id
    returning b as bill, b.month, before.id, before.amount as old_amount, before.category as old_category,
      before.due_day as old_day
  )
  select jsonb_build_object(
    'item', (array_agg(private.bill_json(a.bill) || jsonb_build_object('replaced_amount', a.old_amount) order by a.month))[1],
    'undo', jsonb_agg(jsonb_build_object('table', 'bills', 'id', a.id, 'set',
      jsonb_build_object('amount', a.old_amount, 'category', a.old_category, 'due_day', a.old_day))))
  into changed from after a having count(*) > 0;
  return changed;
end;
$$;

-- Name: FUNCTION change_bill_series(name text, amount numeric, category text, due_day integer); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.change_bill_series(name text, amount numeric, category text, due_day integer) IS 'Changes the unpaid months, from the current one on, of the recurring bill of that name; null when there is none.';

-- Name: change_income_series(text, numeric, text, integer); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.change_income_series(name text, amount numeric, category text, due_day integer) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  caller uuid := private.current_user_id();
  series uuid;
  changed jsonb;
begin
  perform private.continue_incomes(private.today() + 31);
  select i.group_id into series from public.incomes i
  where i.user_id = caller and private.fold(i.name) = private.fold(change_income_series.name)
  group by i.group_id
  having bool_and(i.recurring and i.deleted_at is null)
  order by max(i.month) desc limit 1;
  with before as (
    select i.id, i.expected_amount, i.category, i.due_day from public.incomes i
    where i.user_id = caller and i.group_id = series and i.actual_amount is null and i.month >= private.finance_month(null)
    for update
  ), after as (
    update public.incomes i set
      expected_amount = change_income_series.amount,
      category = private.finance_category('income', coalesce(change_income_series.category, i.category)),
      due_day = coalesce(change_income_series.due_day, i.due_day)
    from before
    where i.user_id = caller and i.id = before.id
    returning i as income, i.month, before.id, before.expected_amount as old_amount, before.category as old_category,
      before.due_day as old_day
  )
  select jsonb_build_object(
    'item', (array_agg(private.income_json(a.income) || jsonb_build_object('replaced_amount', a.old_amount) order by a.month))[1],
    'undo', jsonb_agg(jsonb_build_object('table', 'incomes', 'id', a.id, 'set',
      jsonb_build_object('expected_amount', a.old_amount, 'category', a.old_category, 'due_day', a.old_day))))
  into changed from after a having count(*) > 0;
  return changed;
end;
$$;

-- Name: FUNCTION change_income_series(name text, amount numeric, category text, due_day integer); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.change_income_series(name text, amount numeric, category text, due_day integer) IS 'Changes the months not yet received, from the current one on, of the recurring income of that name; null when there is none.';

-- Name: change_memories(uuid, jsonb); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.change_memories(owner uuid, changes jsonb, OUT applied jsonb, OUT rejections jsonb) RETURNS record
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  change jsonb;
  outcome text;
begin
  applied := '[]';
  rejections := '[]';
  for change in select value from jsonb_array_elements(changes) loop
    begin
      outcome := private.change_user_memory(owner, change);
    exception when sqlstate 'PT400' or check_violation then
      outcome := 'invalid_value';
    end;
    if outcome = 'changed' then
      applied := applied || jsonb_build_array(jsonb_build_object('field', change ->> 'field', 'op', change ->> 'op', 'value', change ->> 'value'));
    elsif outcome <> 'unchanged' then
      rejections := rejections || jsonb_build_array(jsonb_build_object('reason', outcome, 'item', change));
    end if;
  end loop;
end;
$$;

-- Name: is_person_metadata(jsonb); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.is_person_metadata(value jsonb) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select case when jsonb_typeof(value) <> 'object' then false else
    pg_column_size(value) <= 16000
    and (value -> 'relationship' is null
      or (jsonb_typeof(value -> 'relationship') = 'string' and char_length(value ->> 'relationship') between 1 and 200))
    and (value -> 'birthday' is null
      or (jsonb_typeof(value -> 'birthday') = 'string' and private.is_birthday(value ->> 'birthday')))
    and (value -> 'preferences' is null
      or (jsonb_typeof(value -> 'preferences') = 'array' and private.is_text_list(
        array(select jsonb_array_elements_text(case jsonb_typeof(value -> 'preferences') when 'array' then value -> 'preferences' else '[]' end)),
        50, 200)))
  end;
$$;

-- Name: FUNCTION is_person_metadata(value jsonb); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.is_person_metadata(value jsonb) IS '{ relationship?, birthday?, preferences?: string[] }; other keys are allowed.';

-- Name: is_sub_area(text, text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.is_sub_area(area text, sub_area text) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select sub_area = any (case area
    when 'health' then array['physical', 'nutrition', 'sleep', 'medical']
    when 'mental_health' then array['mood', 'stress', 'therapy']
    when 'finance' then array['budget', 'savings', 'debts', 'investments']
    when 'relationships' then array['family', 'romantic', 'social']
    when 'career' then array['job', 'business']
    when 'personal_growth' then array['formal', 'informal']
    when 'leisure' then array['hobbies', 'travel', 'culture']
    when 'spirituality' then array['practice', 'community']
    else array[]::text[]
  end);
$$;

-- Name: is_text_list(text[], integer, integer); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.is_text_list(list text[], max_items integer, max_length integer) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select list is not null
    and cardinality(list) <= max_items
    and not exists (
      select from unnest(list) as item
      where item is null or item !~ '\S' or char_length(item) > max_length
    );
$$;

-- Name: FUNCTION is_text_list(list text[], max_items integer, max_length integer); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.is_text_list(list text[], max_items integer, max_length integer) IS 'Whether a list holds at most max_items texts, none of them null, blank or too long.';

-- Name: plain_words(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.plain_words(value text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    SET search_path TO ''
    AS $$
  -- Text without a single letter or digit ("❤️") keeps what it has, so that two such texts still differ.
  select coalesce(nullif(btrim(regexp_replace(folded, '[^[:alnum:]]+', ' ', 'g')), ''), folded)
  from private.fold(value) as folded;
$$;

-- Name: FUNCTION plain_words(value text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.plain_words(value text) IS 'Folded words separated by single spaces, punctuation gone.';

-- Name: search_vector(text, text, jsonb); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.search_vector(title text, content text, person_metadata jsonb) RETURNS tsvector
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select setweight(to_tsvector('private.portuguese'::regconfig, private.search_text(title)), 'A')
    || setweight(to_tsvector('private.portuguese'::regconfig, private.search_text(content)), 'B')
    || setweight(to_tsvector('private.portuguese'::regconfig, private.search_text(private.person_words(person_metadata))), 'B');
$$;

-- Name: FUNCTION search_vector(title text, content text, person_metadata jsonb); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.search_vector(title text, content text, person_metadata jsonb) IS 'What full text search sees of an item. Declared immutable, though unaccent is only stable, so that a column can be generated from it.';

-- Name: knowledge_items; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.knowledge_items (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid DEFAULT auth.uid() NOT NULL,
    type text NOT NULL,
    area text NOT NULL,
    sub_area text,
    title text NOT NULL,
    content text NOT NULL,
    subject text DEFAULT 'self'::text NOT NULL,
    subject_id uuid GENERATED ALWAYS AS (
CASE
    WHEN (subject <> 'self'::text) THEN (subject)::uuid
    ELSE NULL::uuid
END) STORED,
    slot text,
    source text DEFAULT 'user_input'::text NOT NULL,
    source_ref uuid,
    inference_evidence text,
    confidence numeric(3,2) DEFAULT 1 NOT NULL,
    validated_by_user boolean DEFAULT false NOT NULL,
    tags text[] DEFAULT '{}'::text[] NOT NULL,
    person_metadata jsonb,
    stated_at timestamp with time zone DEFAULT now() NOT NULL,
    superseded_by_id uuid,
    superseded_at timestamp with time zone,
    needs_resolution boolean DEFAULT false NOT NULL,
    asked_at timestamp with time zone,
    seen_at timestamp with time zone,
    deleted_at timestamp with time zone,
    embedding extensions.halfvec(768),
    embedding_model text,
    plain text GENERATED ALWAYS AS (private.plain_words(((title || ' '::text) || content))) STORED NOT NULL,
    search tsvector GENERATED ALWAYS AS (private.search_vector(title, content, person_metadata)) STORED NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    validated_at timestamp with time zone,
    pattern text,
    derived_from jsonb,
    retired_at timestamp with time zone,
    CONSTRAINT knowledge_items_area_check CHECK ((area = ANY (ARRAY['health'::text, 'mental_health'::text, 'finance'::text, 'relationships'::text, 'career'::text, 'personal_growth'::text, 'leisure'::text, 'spirituality'::text]))),
    CONSTRAINT knowledge_items_check CHECK (private.is_sub_area(area, sub_area)),
    CONSTRAINT knowledge_items_check1 CHECK (((person_metadata IS NULL) OR ((type = 'person'::text) AND private.is_person_metadata(person_metadata)))),
    CONSTRAINT knowledge_items_check2 CHECK ((superseded_by_id <> id)),
    CONSTRAINT knowledge_items_check3 CHECK (((superseded_by_id IS NULL) = (superseded_at IS NULL))),
    CONSTRAINT knowledge_items_check4 CHECK (((embedding IS NULL) = (embedding_model IS NULL))),
    CONSTRAINT knowledge_items_confidence_check CHECK (((confidence >= (0)::numeric) AND (confidence <= (1)::numeric))),
    CONSTRAINT knowledge_items_content_check CHECK ((((char_length(content) >= 1) AND (char_length(content) <= 4000)) AND (content ~ '\S'::text))),
    CONSTRAINT knowledge_items_derived_from_check CHECK (((jsonb_typeof(derived_from) = 'object'::text) AND (pg_column_size(derived_from) <= 16000))),
    CONSTRAINT knowledge_items_embedding_model_check CHECK (((char_length(embedding_model) >= 1) AND (char_length(embedding_model) <= 100))),
    CONSTRAINT knowledge_items_inference_evidence_check CHECK (((char_length(inference_evidence) >= 1) AND (char_length(inference_evidence) <= 4000))),
    CONSTRAINT knowledge_items_pattern_of_insight CHECK (((pattern IS NULL) OR ((type = 'insight'::text) AND (pattern ~ '^[a-z_]+(:[0-9a-f-]{1,36})?>[a-z]{1,20}$'::text)))),
    CONSTRAINT knowledge_items_retired_pattern CHECK (((retired_at IS NULL) OR (pattern IS NOT NULL))),
    CONSTRAINT knowledge_items_slot_check CHECK ((slot ~ '^[a-z][a-z_]{0,39}$'::text)),
    CONSTRAINT knowledge_items_source_check CHECK ((source = ANY (ARRAY['conversation'::text, 'user_input'::text, 'ai_inference'::text]))),
    CONSTRAINT knowledge_items_subject_check CHECK (((subject = 'self'::text) OR (subject ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'::text))),
    CONSTRAINT knowledge_items_tags_check CHECK (private.is_text_list(tags, 20, 60)),
    CONSTRAINT knowledge_items_title_check CHECK ((((char_length(title) >= 1) AND (char_length(title) <= 200)) AND (title ~ '\S'::text))),
    CONSTRAINT knowledge_items_type_check CHECK ((type = ANY (ARRAY['fact'::text, 'preference'::text, 'memory'::text, 'insight'::text, 'person'::text])))
);

-- Name: TABLE knowledge_items; Type: COMMENT; Schema: public; Owner: -

COMMENT ON TABLE public.knowledge_items IS 'One belief a row. Current: neither deleted nor superseded.';

-- Name: COLUMN knowledge_items.content; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.knowledge_items.content IS 'pt-BR, without naming the user: "É alérgica a camarão".';

-- Name: COLUMN knowledge_items.subject; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.knowledge_items.subject IS 'Whom it is about: self, or the id of a person item.';

-- Name: COLUMN knowledge_items.slot; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.knowledge_items.slot IS 'What kind of question it answers (marital_status, residence, …), null when none.';

-- Name: COLUMN knowledge_items.source_ref; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.knowledge_items.source_ref IS 'The message it came from.';

-- Name: COLUMN knowledge_items.person_metadata; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.knowledge_items.person_metadata IS 'Persons only: { relationship?, birthday?: YYYY-MM-DD or --MM-DD, preferences?: string[] }. The title is the name.';

-- Name: COLUMN knowledge_items.stated_at; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.knowledge_items.stated_at IS 'When the user last said so.';

-- Name: COLUMN knowledge_items.superseded_by_id; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.knowledge_items.superseded_by_id IS 'The item that took its place; the loser keeps its confidence and stays in history.';

-- Name: COLUMN knowledge_items.asked_at; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.knowledge_items.asked_at IS 'When the user was asked to settle it.';

-- Name: COLUMN knowledge_items.seen_at; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.knowledge_items.seen_at IS 'When an insight was first shown.';

-- Name: COLUMN knowledge_items.plain; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.knowledge_items.plain IS 'Folded words of title and content, for trigram similarity.';

-- Name: COLUMN knowledge_items.validated_at; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.knowledge_items.validated_at IS 'When the user vouched for it as it stands: older messages do not speak against it.';

-- Name: COLUMN knowledge_items.pattern; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.knowledge_items.pattern IS 'Insights that code found in the user''s records: which question they answer, e.g. short_sleep>mood.';

-- Name: COLUMN knowledge_items.derived_from; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.knowledge_items.derived_from IS 'The records behind an insight: { from, to, n, higher, effect, tracking_entries?: [ids], expenses?: [ids], habits?: [ids], incomes?: [ids] }, the newest of each.';

-- Name: COLUMN knowledge_items.retired_at; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.knowledge_items.retired_at IS 'When the records no longer showed it: deleted softly at the same instant, by code and not by the user.';

-- Name: change_person(public.knowledge_items, text, text, text[]); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.change_person(person public.knowledge_items, relationship text, birthday text, preferences text[], OUT changed boolean, OUT undo jsonb) RETURNS record
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  metadata jsonb := coalesce(person.person_metadata, '{}')
    || jsonb_strip_nulls(jsonb_build_object('relationship', change_person.relationship, 'birthday', change_person.birthday));
begin
  if cardinality(preferences) > 0 then
    metadata := metadata || jsonb_build_object('preferences', private.merge_preferences(metadata -> 'preferences', preferences));
    if jsonb_array_length(metadata -> 'preferences') > 50 then
      perform private.raise(422, 'too_many_preferences', 'Já guardei 50 preferências dessa pessoa.');
    end if;
  end if;
  changed := metadata is distinct from coalesce(person.person_metadata, '{}');
  if not changed then
    return;
  end if;
  undo := jsonb_build_object('table', 'knowledge_items', 'id', person.id, 'set',
    jsonb_build_object('person_metadata', person.person_metadata, 'content', person.content));
  update public.knowledge_items p set
    person_metadata = metadata,
    -- A description made from name and relationship follows them; the user's own words stay.
    content = case
      when p.content = private.person_content(p.title, p.person_metadata ->> 'relationship')
      then private.person_content(p.title, metadata ->> 'relationship') else p.content end,
    stated_at = now()
  where p.user_id = person.user_id and p.id = person.id;
end;
$$;

-- Name: change_user_memory(uuid, jsonb); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.change_user_memory(owner uuid, change jsonb) RETURNS text
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  field text := change ->> 'field';
  memory public.user_memories;
  known jsonb;
  changed jsonb;
begin
  if field is null or field = 'timezone' or field <> all (private.memory_fields()) or coalesce(change ->> 'op', '') not in ('set', 'add', 'remove')
    or coalesce(change ->> 'value', '') !~ '\S' then
    return 'invalid_memory_change';
  end if;
  select m.* into memory from public.user_memories m where m.user_id = owner for update;
  if memory.edited_fields ? field then
    return 'edited_by_user';
  end if;
  known := to_jsonb(memory) -> field;
  if jsonb_typeof(known) = 'array' then
    changed := private.changed_list(field, array(select jsonb_array_elements_text(known)), case change ->> 'op' when 'set' then 'add' else change ->> 'op' end,
      btrim(change ->> 'value'));
  else
    changed := private.changed_text(field, known #>> '{}', change ->> 'op', btrim(change ->> 'value'));
  end if;
  changed := private.clean_memory_value(field, changed);
  if changed = known then
    return 'unchanged';
  end if;
  update public.user_memories m set
    name = v.name, age = v.age, location = v.location, occupation = v.occupation, family_context = v.family_context,
    current_goals = v.current_goals, current_challenges = v.current_challenges, top_of_mind = v.top_of_mind,
    "values" = v."values", communication_style = v.communication_style, learned_patterns = v.learned_patterns
  from (select (jsonb_populate_record(memory, jsonb_build_object(field, changed))).*) v
  where m.user_id = owner;
  return 'changed';
end;
$$;

-- Name: FUNCTION change_user_memory(owner uuid, change jsonb); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.change_user_memory(owner uuid, change jsonb) IS 'Applies { field, op: set | add | remove, value }: changed, unchanged, edited_by_user (the field is the user''s) or invalid_memory_change. Raises PT400 invalid_value.';

-- Name: tracking_entries; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.tracking_entries (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid DEFAULT auth.uid() NOT NULL,
    metric text NOT NULL,
    custom_name text,
    custom_unit text,
    value numeric(14,4) NOT NULL,
    unit text GENERATED ALWAYS AS (
CASE metric
    WHEN 'weight'::text THEN 'kg'::text
    WHEN 'water'::text THEN 'ml'::text
    WHEN 'sleep'::text THEN 'h'::text
    WHEN 'exercise'::text THEN 'min'::text
    WHEN 'custom'::text THEN custom_unit
    ELSE NULL::text
END) STORED,
    entry_date date NOT NULL,
    note text,
    deleted_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT tracking_entries_custom_is_named CHECK (((metric = 'custom'::text) = (custom_name IS NOT NULL))),
    CONSTRAINT tracking_entries_custom_name_check CHECK ((((char_length(custom_name) >= 1) AND (char_length(custom_name) <= 100)) AND (custom_name = btrim(custom_name)))),
    CONSTRAINT tracking_entries_custom_unit_check CHECK (((char_length(custom_unit) >= 1) AND (char_length(custom_unit) <= 20))),
    CONSTRAINT tracking_entries_entry_date_check CHECK ((entry_date >= '1900-01-01'::date)),
    CONSTRAINT tracking_entries_metric_check CHECK ((metric = ANY (ARRAY['weight'::text, 'water'::text, 'sleep'::text, 'exercise'::text, 'mood'::text, 'energy'::text, 'custom'::text]))),
    CONSTRAINT tracking_entries_note_check CHECK (((char_length(note) >= 1) AND (char_length(note) <= 4000))),
    CONSTRAINT tracking_entries_unit_is_custom CHECK (((metric = 'custom'::text) OR (custom_unit IS NULL))),
    CONSTRAINT tracking_entries_value_in_range CHECK (
CASE metric
    WHEN 'weight'::text THEN ((value >= (0)::numeric) AND (value <= (500)::numeric))
    WHEN 'water'::text THEN ((value >= (0)::numeric) AND (value <= (10000)::numeric))
    WHEN 'sleep'::text THEN ((value >= (0)::numeric) AND (value <= (24)::numeric))
    WHEN 'exercise'::text THEN ((value >= (0)::numeric) AND (value <= (1440)::numeric))
    WHEN 'mood'::text THEN ((value >= (1)::numeric) AND (value <= (10)::numeric))
    WHEN 'energy'::text THEN ((value >= (1)::numeric) AND (value <= (10)::numeric))
    ELSE ((value >= ('-1000000000'::integer)::numeric) AND (value <= (1000000000)::numeric))
END)
);

-- Name: TABLE tracking_entries; Type: COMMENT; Schema: public; Owner: -

COMMENT ON TABLE public.tracking_entries IS 'One measurement. Several a day are fine: glasses of water add up, a second weighing is a second entry.';

-- Name: COLUMN tracking_entries.custom_name; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.tracking_entries.custom_name IS 'What a custom metric measures ("glicemia"); names that fold alike are the same metric.';

-- Name: COLUMN tracking_entries.value; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.tracking_entries.value IS 'In the canonical unit: kg, ml, hours of sleep, minutes of exercise, 1–10 for mood and energy.';

-- Name: COLUMN tracking_entries.unit; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.tracking_entries.unit IS 'Follows from the metric; null where a number says it all (mood, energy).';

-- Name: COLUMN tracking_entries.entry_date; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.tracking_entries.entry_date IS 'The day it is about, in the user''s time zone; never in the future.';

-- Name: changed_entry(public.tracking_entries, numeric, text, date, text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.changed_entry(entry public.tracking_entries, value numeric, unit text, date date, note text) RETURNS public.tracking_entries
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  checked record;
begin
  if num_nonnulls(changed_entry.value, changed_entry.date, changed_entry.note) = 0 then
    perform private.raise(400, 'nothing_to_change', 'O que você quer mudar nesse registro: valor, dia ou observação?');
  end if;
  checked := private.check_metric(
    entry.metric,
    coalesce(changed_entry.value, entry.value),
    -- A unit belongs to a new value; the stored value is canonical already.
    case when changed_entry.value is null or changed_entry.unit is null then entry.unit else changed_entry.unit end,
    coalesce(changed_entry.date, entry.entry_date),
    coalesce(changed_entry.note, entry.note),
    entry.custom_name);
  perform private.check_day_total(entry.metric, checked.canonical_value, checked.entry_date, entry.id);
  entry.value := checked.canonical_value;
  entry.custom_unit := case when entry.metric = 'custom' then checked.canonical_unit end;
  entry.entry_date := checked.entry_date;
  entry.note := checked.entry_note;
  return entry;
end;
$$;

-- Name: FUNCTION changed_entry(entry public.tracking_entries, value numeric, unit text, date date, note text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.changed_entry(entry public.tracking_entries, value numeric, unit text, date date, note text) IS 'The entry as it would be after the change; PT400 when nothing is given or the result could not be stored, PT422 when the day has no room for it.';

-- Name: changed_list(text, text[], text, text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.changed_list(field text, entries text[], op text, value text) RETURNS jsonb
    LANGUAGE plpgsql IMMUTABLE
    SET search_path TO ''
    AS $$
declare
  most int := case field when 'learned_patterns' then 50 else 20 end;
  kept text[] := array(
    select e.entry from unnest(entries) with ordinality as e (entry, position)
    where not (op = 'remove' and private.is_same_entry(e.entry, changed_list.value)) order by e.position);
begin
  if op = 'add' and not exists (select from unnest(kept) as k (entry) where private.is_same_entry(k.entry, changed_list.value)) then
    kept := kept || changed_list.value;
  end if;
  -- The oldest entry makes room.
  return to_jsonb(kept[greatest(1, cardinality(kept) - most + 1):]);
end;
$$;

-- Name: changed_text(text, text, text, text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.changed_text(field text, known text, op text, value text) RETURNS jsonb
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $_$
  select case
    when op = 'remove' then case when private.is_same_entry(known, value) then 'null'::jsonb else to_jsonb(known) end
    when op = 'add' and field in ('family_context', 'communication_style') and known is not null then
      case when position(private.plain_words(value) in private.plain_words(known)) > 0 then to_jsonb(known)
        else to_jsonb(known || '; ' || value) end
    when field = 'age' then case when value ~ '^\d{1,3}$' then value::jsonb else to_jsonb(value) end
    else to_jsonb(value) end;
$_$;

-- Name: check_completion_date(date); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.check_completion_date(date date) RETURNS date
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  if check_completion_date.date > private.today() then
    perform private.raise(400, 'future_date', 'Ainda não dá para registrar um dia que não chegou.',
      jsonb_build_object('date', check_completion_date.date, 'today', private.today()));
  elsif check_completion_date.date < date '1900-01-01' then
    perform private.raise(400, 'date_out_of_range', 'Essa data é antiga demais.',
      jsonb_build_object('date', check_completion_date.date));
  end if;
  return coalesce(check_completion_date.date, private.today());
end;
$$;

-- Name: FUNCTION check_completion_date(date date); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.check_completion_date(date date) IS 'The day, today by default; PT400 for a future one.';

-- Name: check_correction(public.knowledge_items, public.knowledge_items); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.check_correction(old public.knowledge_items, item public.knowledge_items) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  if (item.type = 'person') <> (old.type = 'person') then
    perform private.raise(422, 'person_stays_person', 'Uma pessoa não vira outro tipo de memória, nem o contrário.');
  end if;
  if item.person_metadata is not null and not private.is_person_metadata(item.person_metadata) then
    perform private.raise(400, 'invalid_person', 'Não entendi os dados dessa pessoa.',
      jsonb_build_object('expected', '{ relationship?, birthday?: YYYY-MM-DD | --MM-DD, preferences?: string[] }'));
  end if;
end;
$$;

-- Name: check_current(public.knowledge_items); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.check_current(item public.knowledge_items) RETURNS void
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  if item.deleted_at is not null then
    perform private.raise(409, 'knowledge_deleted', 'Esse item foi apagado. Restaure-o antes.',
      jsonb_build_object('deleted_at', item.deleted_at));
  end if;
  if item.superseded_at is not null then
    perform private.raise(409, 'knowledge_superseded', 'Esse item já foi substituído por outro mais novo.',
      jsonb_strip_nulls(jsonb_build_object('current', private.current_successor(item.id))));
  end if;
end;
$$;

-- Name: FUNCTION check_current(item public.knowledge_items); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.check_current(item public.knowledge_items) IS 'Raises PT409 knowledge_deleted or knowledge_superseded ({ current }).';

-- Name: check_day_total(text, numeric, date, uuid); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.check_day_total(metric text, value numeric, day date, except_entry uuid DEFAULT NULL::uuid) RETURNS numeric
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
#variable_conflict use_column
declare
  rule record;
  before numeric;
begin
  select r.* into rule from private.metric_rules() r where r.metric = check_day_total.metric;
  if not rule.adds_up then
    return null;
  end if;
  select coalesce(sum(e.value), 0) into before
  from public.tracking_entries e
  where e.user_id = private.current_user_id() and e.metric = check_day_total.metric and e.deleted_at is null
    and e.entry_date = check_day_total.day and e.id is distinct from check_day_total.except_entry;
  if before > 0 and before + check_day_total.value > rule.highest and rule.unit in ('h', 'min') then
    perform private.raise(422, 'day_is_full',
      format('Esse dia já tem %s de %s registrados; com mais isso, passaria de 24 horas.',
        case rule.unit when 'h' then replace(trim_scale(round(before, 2))::text, '.', ',') || ' h' else round(before) || ' min' end,
        lower(rule.label)),
      jsonb_build_object('metric', rule.metric, 'day', check_day_total.day, 'recorded', trim_scale(before),
        'maximum', rule.highest, 'unit', rule.unit));
  end if;
  return before;
end;
$$;

-- Name: FUNCTION check_day_total(metric text, value numeric, day date, except_entry uuid); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.check_day_total(metric text, value numeric, day date, except_entry uuid) IS 'What the day already holds of a metric whose entries add up, null for the others; PT422 day_is_full when hours or minutes would pass 24 h. A single value out of range is check_metric''s business.';

-- Name: check_embedding(extensions.halfvec); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.check_embedding(embedding extensions.halfvec) RETURNS void
    LANGUAGE plpgsql IMMUTABLE
    SET search_path TO ''
    AS $$
begin
  if extensions.vector_dims(check_embedding.embedding) <> 768 or extensions.l2_norm(check_embedding.embedding) not between 0.99 and 1.01 then
    perform private.raise(400, 'invalid_embedding', 'Esse vetor não serve: preciso de 768 números, de comprimento 1.');
  end if;
end;
$$;

-- Name: FUNCTION check_embedding(embedding extensions.halfvec); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.check_embedding(embedding extensions.halfvec) IS 'Raises PT400 invalid_embedding; null passes.';

-- Name: check_frequency(text, integer[]); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.check_frequency(frequency text, days integer[]) RETURNS integer[]
    LANGUAGE plpgsql IMMUTABLE
    SET search_path TO ''
    AS $$
declare
  given int[] := (select coalesce(array_agg(distinct d order by d), '{}') from unnest(check_frequency.days) d);
begin
  if check_frequency.frequency is null
    or check_frequency.frequency not in ('daily', 'weekdays', 'weekends', 'custom') then
    perform private.raise(400, 'unknown_frequency', 'Com que frequência: todo dia, dias úteis, fins de semana ou dias certos?',
      jsonb_build_object('frequencies', jsonb_build_array('daily', 'weekdays', 'weekends', 'custom')));
  elsif not given <@ array[0, 1, 2, 3, 4, 5, 6] then
    perform private.raise(400, 'days_out_of_range', 'Os dias vão de 0 (domingo) a 6 (sábado).',
      jsonb_build_object('days', to_jsonb(given)));
  elsif check_frequency.frequency = 'custom' and given = '{}' then
    perform private.raise(400, 'days_missing', 'Em quais dias da semana?');
  end if;
  return case when check_frequency.frequency = 'custom' then given else '{}' end;
end;
$$;

-- Name: FUNCTION check_frequency(frequency text, days integer[]); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.check_frequency(frequency text, days integer[]) IS 'The days to store, sorted and without repeats, empty unless custom. PT400 for an unknown frequency or day, or custom without days.';

-- Name: check_habit_name(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.check_habit_name(name text) RETURNS text
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  wanted text := coalesce(regexp_replace(btrim(check_habit_name.name), '\s+', ' ', 'g'), '');
  existing public.habits;
begin
  if char_length(wanted) not between 1 and 200 then
    perform private.raise(400, 'name_out_of_range', 'O nome do hábito precisa ter de 1 a 200 caracteres.');
  end if;
  select h.* into existing from public.habits h
  where h.user_id = private.current_user_id() and h.active and private.fold(h.name) = private.fold(wanted);
  if existing.id is not null then
    perform private.raise(409, 'habit_exists', format('Você já tem o hábito “%s”.', existing.name),
      jsonb_build_object('habit', private.habit_json(existing)));
  end if;
  return wanted;
end;
$$;

-- Name: FUNCTION check_habit_name(name text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.check_habit_name(name text) IS 'The name to store; PT400 when empty or too long, PT409 when an active habit has it.';

-- Name: debts; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.debts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid DEFAULT auth.uid() NOT NULL,
    name text NOT NULL,
    negotiated boolean DEFAULT true NOT NULL,
    installment_amount numeric(14,2) NOT NULL,
    installments integer DEFAULT 1 NOT NULL,
    current_installment integer DEFAULT 1 NOT NULL,
    total_amount numeric(16,2) GENERATED ALWAYS AS ((installment_amount * (installments)::numeric)) STORED NOT NULL,
    paid_amount numeric(16,2) GENERATED ALWAYS AS ((((current_installment - 1))::numeric * installment_amount)) STORED NOT NULL,
    start_month date DEFAULT private.finance_month(NULL::date) NOT NULL,
    due_day integer,
    status text DEFAULT 'active'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT debts_check CHECK (((current_installment >= 1) AND (current_installment <= (installments + 1)))),
    CONSTRAINT debts_check1 CHECK (
CASE
    WHEN (current_installment = (installments + 1)) THEN (status = ANY (ARRAY['paid_off'::text, 'settled'::text]))
    ELSE (status <> 'paid_off'::text)
END),
    CONSTRAINT debts_due_day_check CHECK (((due_day >= 1) AND (due_day <= 31))),
    CONSTRAINT debts_installment_amount_check CHECK (((installment_amount > (0)::numeric) AND (installment_amount < (1000000000)::numeric))),
    CONSTRAINT debts_installments_check CHECK (((installments >= 1) AND (installments <= 600))),
    CONSTRAINT debts_name_check CHECK (((char_length(name) <= 200) AND (btrim(name) <> ''::text))),
    CONSTRAINT debts_start_month_check CHECK (((EXTRACT(day FROM start_month) = (1)::numeric) AND ((start_month >= '1940-01-01'::date) AND (start_month <= '2199-12-01'::date)))),
    CONSTRAINT debts_status_check CHECK ((status = ANY (ARRAY['active'::text, 'overdue'::text, 'paid_off'::text, 'settled'::text, 'defaulted'::text])))
);

-- Name: TABLE debts; Type: COMMENT; Schema: public; Owner: -

COMMENT ON TABLE public.debts IS 'A debt. Paid so far is (current_installment − 1) × installment_amount, negotiated or not.';

-- Name: COLUMN debts.negotiated; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.debts.negotiated IS 'True: its instalments belong to the monthly budget. False: it counts in the total owed only.';

-- Name: COLUMN debts.current_installment; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.debts.current_installment IS 'Number of the next instalment to pay; installments + 1 when all are paid.';

-- Name: COLUMN debts.start_month; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.debts.start_month IS 'First day of the month of instalment 1; instalment n falls n − 1 months later.';

-- Name: COLUMN debts.due_day; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.debts.due_day IS 'Day the instalments are due; a short month has it on its last day. Null when unknown.';

-- Name: COLUMN debts.status; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.debts.status IS 'active, overdue, paid_off (every instalment paid), settled (closed by agreement), defaulted. An active debt whose next instalment was due before today counts as overdue without being stored so.';

-- Name: check_installment_payment(public.debts, integer); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.check_installment_payment(debt public.debts, quantity integer) RETURNS void
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  left_over integer := debt.installments - debt.current_installment + 1;
begin
  if debt.status in ('paid_off', 'settled') then
    perform private.raise(409, 'debt_already_paid_off', format('A dívida %s já está quitada.', debt.name),
      private.debt_json(debt));
  end if;
  if quantity is null or quantity < 1 then
    perform private.raise(400, 'invalid_quantity', 'Preciso de pelo menos uma parcela.',
      jsonb_build_object('quantity', quantity, 'min', 1));
  end if;
  if quantity > left_over then
    perform private.raise(422, 'too_many_installments',
      format(case when left_over = 1 then 'Só falta %s parcela de %s.' else 'Só faltam %s parcelas de %s.' end,
        left_over, debt.name),
      jsonb_build_object('quantity', quantity, 'remaining_installments', left_over));
  end if;
end;
$$;

-- Name: FUNCTION check_installment_payment(debt public.debts, quantity integer); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.check_installment_payment(debt public.debts, quantity integer) IS 'PT409 debt_already_paid_off, PT400 invalid_quantity, PT422 too_many_installments.';

-- Name: check_item_kind(text, text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.check_item_kind(type text, area text) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  types text[] := array['fact', 'preference', 'memory', 'insight', 'person'];
  areas text[] := array['health', 'mental_health', 'finance', 'relationships', 'career', 'personal_growth', 'leisure', 'spirituality'];
begin
  if type <> all (types) then
    perform private.raise(400, 'invalid_type', 'Não conheço esse tipo de memória.', jsonb_build_object('allowed', types));
  end if;
  if area <> all (areas) then
    perform private.raise(400, 'invalid_area', 'Não conheço essa área da vida.', jsonb_build_object('allowed', areas));
  end if;
end;
$$;

-- Name: FUNCTION check_item_kind(type text, area text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.check_item_kind(type text, area text) IS 'Raises PT400 invalid_type or invalid_area with the allowed values; null passes.';

-- Name: check_knowledge(text, text, text, text, text, double precision, text, boolean); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.check_knowledge(type text, content text, title text, area text, sub_area text, confidence double precision, person text, strict boolean) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  if type is null or area is null then
    perform private.raise(400, 'invalid_arguments', 'Falta o tipo ou a área do que guardar.');
  end if;
  perform private.check_item_kind(type, area);
  if content is null or content !~ '\S' then
    perform private.raise(400, 'empty_content', 'Falta dizer o que guardar.');
  end if;
  if char_length(content) > 4000 or char_length(title) > 200 or char_length(person) > 200 then
    perform private.raise(400, 'content_too_long', 'Isso é longo demais para guardar: use até 4.000 caracteres.');
  end if;
  if confidence not between 0 and 1 then
    perform private.raise(400, 'invalid_confidence', 'A confiança vai de 0 a 1.');
  end if;
  -- A model's own word for a sub-area is left out by add_knowledge instead.
  if strict and not private.is_sub_area(area, sub_area) then
    perform private.raise(400, 'invalid_sub_area', 'Essa subárea não pertence a essa área.',
      jsonb_build_object('area', area, 'sub_area', sub_area));
  end if;
end;
$$;

-- Name: check_knowledge_filters(text, text, double precision, double precision, date, date, text, integer); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.check_knowledge_filters(source text, status text, min_confidence double precision, max_confidence double precision, from_date date, to_date date, query text, page_size integer) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  sources text[] := array['conversation', 'user_input', 'ai_inference'];
  statuses text[] := array['current', 'superseded', 'deleted', 'all'];
begin
  if source <> all (sources) then
    perform private.raise(400, 'invalid_source', 'Não conheço essa origem.', jsonb_build_object('allowed', sources));
  end if;
  if status is null or status <> all (statuses) then
    perform private.raise(400, 'invalid_status', 'Não conheço essa situação.', jsonb_build_object('allowed', statuses));
  end if;
  if min_confidence not between 0 and 1 or max_confidence not between 0 and 1 or min_confidence > max_confidence then
    perform private.raise(400, 'invalid_confidence', 'A confiança vai de 0 a 1, da menor para a maior.');
  end if;
  if from_date > to_date then
    perform private.raise(400, 'invalid_dates', 'O período termina antes de começar.');
  end if;
  if char_length(query) > 1000 then
    perform private.raise(400, 'query_too_long', 'Essa busca está longa demais: use até 1.000 caracteres.');
  end if;
  if page_size is null or page_size not between 1 and 200 then
    perform private.raise(400, 'invalid_page_size', 'Posso mostrar de 1 a 200 itens por vez.');
  end if;
end;
$$;

-- Name: check_memory_fields(text[]); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.check_memory_fields(fields text[]) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  unknown text;
begin
  select f into unknown from unnest(fields) as f where f is null or f <> all (private.memory_fields()) limit 1;
  if found then
    perform private.raise(400, 'invalid_field', 'Não conheço esse campo da memória.',
      jsonb_build_object('field', unknown, 'allowed', private.memory_fields()));
  end if;
end;
$$;

-- Name: check_metric(text, numeric, text, date, text, text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.check_metric(metric text, value numeric, unit text, date date, note text, custom_name text, OUT canonical_value numeric, OUT canonical_unit text, OUT entry_date date, OUT entry_note text, OUT name text) RETURNS record
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  rule record;
  factor numeric := private.unit_factor(check_metric.metric, check_metric.unit);
begin
  select r.* into rule from private.metric_rules() r where r.metric = check_metric.metric;
  if rule is null then
    perform private.raise(400, 'unknown_metric', 'Não conheço essa métrica.',
      jsonb_build_object('metrics', (select jsonb_agg(r.metric) from private.metric_rules() r)));
  end if;
  if check_metric.value is null then
    perform private.raise(400, 'value_missing', 'Faltou o valor.', jsonb_build_object('metric', rule.metric));
  end if;
  if factor is null then
    perform private.raise(400, 'unknown_unit',
      format('Não sei converter “%s” em %s.', left(check_metric.unit, 40), coalesce(rule.unit, 'uma nota de 1 a 10')),
      jsonb_build_object('metric', rule.metric, 'unit', left(check_metric.unit, 40), 'canonical_unit', rule.unit));
  end if;

  canonical_value := round(check_metric.value * factor, 4);
  if not canonical_value between rule.lowest and rule.highest then
    perform private.raise(400, 'value_out_of_range',
      format('%s precisa ficar entre %s e %s.', rule.label, rule.lowest, concat_ws(' ', rule.highest, rule.unit)),
      jsonb_build_object('metric', rule.metric, 'minimum', rule.lowest, 'maximum', rule.highest, 'unit', rule.unit));
  end if;

  entry_date := coalesce(check_metric.date, private.today());
  if entry_date > private.today() then
    perform private.raise(400, 'future_date', 'Ainda não dá para registrar um dia que não chegou.',
      jsonb_build_object('date', entry_date, 'today', private.today()));
  elsif entry_date < date '1900-01-01' then
    perform private.raise(400, 'date_out_of_range', 'Essa data é antiga demais.', jsonb_build_object('date', entry_date));
  end if;

  entry_note := nullif(btrim(check_metric.note), '');
  if char_length(entry_note) > 4000 then
    perform private.raise(400, 'note_too_long', 'A observação pode ter até 4.000 caracteres.');
  end if;

  canonical_unit := rule.unit;
  if rule.metric = 'custom' then
    name := private.known_custom_name(check_metric.custom_name);
    canonical_unit := nullif(btrim(check_metric.unit), '');
    if char_length(canonical_unit) > 20 then
      perform private.raise(400, 'unit_too_long', 'A unidade pode ter até 20 caracteres.');
    end if;
  end if;
end;
$$;

-- Name: FUNCTION check_metric(metric text, value numeric, unit text, date date, note text, custom_name text, OUT canonical_value numeric, OUT canonical_unit text, OUT entry_date date, OUT entry_note text, OUT name text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.check_metric(metric text, value numeric, unit text, date date, note text, custom_name text, OUT canonical_value numeric, OUT canonical_unit text, OUT entry_date date, OUT entry_note text, OUT name text) IS 'A measurement as it will be stored: value in the canonical unit, today as the default date. Raises PT400 for what cannot be stored.';

-- Name: check_note_request(text, date); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.check_note_request(kind text, date date) RETURNS void
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  allowed constant text[] := array['medical_appointment', 'weekly_report', 'monthly_report'];
  today date := private.today();
begin
  if check_note_request.kind is null or check_note_request.kind <> all (allowed) then
    perform private.raise(400, 'invalid_kind', 'Não conheço esse tipo de nota.',
      jsonb_build_object('kind', left(check_note_request.kind, 100), 'allowed', allowed));
  elsif check_note_request.date not between date '1990-01-01' and today + 366 then
    perform private.raise(400, 'invalid_date', 'Essa data está longe demais.', jsonb_build_object('date', check_note_request.date));
  elsif check_note_request.kind <> 'medical_appointment' and check_note_request.date > today
    and date_trunc(case check_note_request.kind when 'weekly_report' then 'week' else 'month' end, check_note_request.date::timestamp) > today then
    perform private.raise(400, 'future_date', 'Esse período ainda não começou.',
      jsonb_build_object('date', check_note_request.date, 'today', today));
  end if;
end;
$$;

-- Name: check_person(text, text, text[], text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.check_person(relationship text, birthday text, preferences text[], note text) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  if char_length(relationship) > 200 or char_length(note) > 4000
    or not private.is_text_list(coalesce(preferences, '{}'), 20, 200) then
    perform private.raise(400, 'content_too_long', 'Isso é longo demais para guardar sobre alguém.');
  end if;
  if birthday is not null and not private.is_birthday(birthday) then
    perform private.raise(400, 'invalid_birthday', 'Não entendi o aniversário: preciso de dia e mês, com o ano se você souber.',
      jsonb_build_object('expected', 'YYYY-MM-DD | --MM-DD'));
  end if;
  if birthday !~ '^--' and birthday::date > private.today() then
    perform private.raise(400, 'invalid_birthday', 'Esse aniversário está no futuro.', jsonb_build_object('expected', 'YYYY-MM-DD | --MM-DD'));
  end if;
end;
$$;

-- Name: FUNCTION check_person(relationship text, birthday text, preferences text[], note text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.check_person(relationship text, birthday text, preferences text[], note text) IS 'Refuses what cannot be kept about somebody. Raises PT400 content_too_long, invalid_birthday.';

-- Name: check_profile(); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.check_profile() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  if not private.is_timezone(new.timezone) then
    perform private.raise(400, 'invalid_timezone', 'Não conheço esse fuso horário.',
      jsonb_build_object('timezone', new.timezone));
  end if;
  new.updated_at := now();
  return new;
end;
$$;

-- Name: check_restorable(public.knowledge_items); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.check_restorable(item public.knowledge_items) RETURNS void
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  rival uuid;
begin
  if item.deleted_at < now() - interval '30 days' then
    perform private.raise(422, 'restore_expired', 'Esse item foi apagado há mais de 30 dias e não dá mais para restaurar.',
      jsonb_build_object('deleted_at', item.deleted_at));
  end if;
  if exists (
    select from public.knowledge_items p
    where p.user_id = item.user_id and p.id = item.subject_id and p.deleted_at is not null) then
    perform private.raise(409, 'person_deleted', 'Isso é sobre alguém que foi apagado. Restaure a pessoa antes.',
      jsonb_build_object('person', item.subject_id));
  end if;
  if item.deleted_at is not null and item.superseded_at is not null then
    return;
  end if;
  select i.id into rival from public.knowledge_items i
  where i.user_id = item.user_id and i.deleted_at is null and i.superseded_at is null and i.id <> item.id
    and (i.id = private.current_successor(item.id) or i.id in (select c.id from private.corrections(item.id) as c (id)))
  limit 1;
  if rival is not null then
    perform private.raise(409, 'knowledge_replaced', 'Outro item está no lugar deste. Apague o outro antes de restaurar.',
      jsonb_build_object('current', rival));
  end if;
  select i.id into rival from public.knowledge_items i
  where i.user_id = item.user_id and i.deleted_at is null and i.superseded_at is null and i.id <> item.id
    and i.subject = item.subject and (i.type = 'person') = (item.type = 'person')
    and md5(private.plain_words(i.content)) = md5(private.plain_words(item.content))
  limit 1;
  if rival is not null then
    perform private.raise(409, 'already_known', 'Já sei disso: existe um item igual.', jsonb_build_object('current', rival));
  end if;
end;
$$;

-- Name: claim_due(timestamp with time zone, uuid[]); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.claim_due(at timestamp with time zone, among uuid[] DEFAULT NULL::uuid[]) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  most_tries constant int := 3;
  picked private.consolidation_queue;
begin
  loop
    select q.* into picked from private.consolidation_queue q
    where q.user_id in (select d.user_id from private.due_users(claim_due.at) d where d.waiting)
      and (claim_due.among is null or q.user_id = any (claim_due.among))
    order by q.last_run_local_date nulls first, q.user_id
    limit 1
    for update skip locked;
    if not found then
      return jsonb_build_object('status', 'none');
    end if;
    -- Looked at before the lock: another worker may have been faster.
    continue when not exists (
      select from private.due_users(claim_due.at) d where d.user_id = picked.user_id and d.waiting);
    if picked.tries >= most_tries then
      perform private.give_up(picked.user_id, format('Ended without an answer %s times.', picked.tries), claim_due.at);
      continue;
    end if;
    return private.lease_user(picked.user_id, claim_due.at);
  end loop;
end;
$$;

-- Name: claim_now(uuid, timestamp with time zone, boolean); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.claim_now(user_id uuid, at timestamp with time zone, fresh boolean) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  picked private.consolidation_queue;
begin
  select q.* into picked from private.consolidation_queue q where q.user_id = claim_now.user_id for update;
  if not found then
    return jsonb_build_object('status', 'unknown');
  end if;
  if picked.locked_until > claim_now.at then
    return jsonb_build_object('status', 'busy');
  end if;
  if not exists (select from private.messages_to_learn(claim_now.user_id)) then
    return jsonb_build_object('status', 'skipped');
  end if;
  if fresh then
    update private.consolidation_queue q set tries = 0, time_spent = '0' where q.user_id = claim_now.user_id;
  end if;
  return private.lease_user(claim_now.user_id, claim_now.at);
end;
$$;

-- Name: pending_actions; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.pending_actions (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    conversation_id uuid NOT NULL,
    turn_id uuid NOT NULL,
    kind text DEFAULT 'tool_calls'::text NOT NULL,
    calls jsonb NOT NULL,
    choices jsonb,
    offer text NOT NULL,
    skills text[] DEFAULT '{}'::text[] NOT NULL,
    status text DEFAULT 'open'::text NOT NULL,
    decided_turn_id uuid,
    decided_at timestamp with time zone,
    results jsonb,
    expires_at timestamp with time zone DEFAULT (now() + '24:00:00'::interval) NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT pending_actions_calls_check CHECK (((jsonb_typeof(calls) = 'array'::text) AND ((jsonb_array_length(calls) >= 1) AND (jsonb_array_length(calls) <= 20)))),
    CONSTRAINT pending_actions_choices_check CHECK ((jsonb_typeof(choices) = 'array'::text)),
    CONSTRAINT pending_actions_kind_check CHECK ((kind = 'tool_calls'::text)),
    CONSTRAINT pending_actions_status_check CHECK ((status = ANY (ARRAY['open'::text, 'confirmed'::text, 'rejected'::text, 'corrected'::text, 'selected'::text, 'dropped'::text])))
);

-- Name: TABLE pending_actions; Type: COMMENT; Schema: public; Owner: -

COMMENT ON TABLE public.pending_actions IS 'Writes that wait for the user''s yes. At most one is open in a conversation; nothing in it has run.';

-- Name: COLUMN pending_actions.calls; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.pending_actions.calls IS 'All write calls of one step: [{ toolCallId, tool, args }].';

-- Name: COLUMN pending_actions.choices; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.pending_actions.choices IS 'Candidates when a name fits several rows: [{ label, args }].';

-- Name: claim_pending_action(uuid, uuid, text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.claim_pending_action(pending_action_id uuid, turn_id uuid, status text) RETURNS public.pending_actions
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  pending public.pending_actions;
begin
  select p.* into pending from public.pending_actions p
  where p.id = claim_pending_action.pending_action_id and p.user_id = private.current_user_id()
    and p.conversation_id = (select t.conversation_id from public.turns t
      where t.id = claim_pending_action.turn_id and t.user_id = private.current_user_id())
  for update;
  if not found then
    perform private.raise(404, 'pending_action_not_found', 'Não encontrei essa confirmação.');
  end if;
  if pending.status <> 'open' then
    if pending.decided_turn_id = claim_pending_action.turn_id and pending.status = claim_pending_action.status then
      return pending;
    end if;
    perform private.raise(409, 'already_decided', 'Essa confirmação já foi decidida.',
      jsonb_build_object('status', pending.status));
  end if;
  if pending.expires_at <= clock_timestamp() and claim_pending_action.status in ('confirmed', 'selected') then
    perform private.raise(409, 'pending_action_expired', 'Essa confirmação expirou. Peça de novo, por favor.');
  end if;
  update public.pending_actions p set
    status = claim_pending_action.status,
    decided_turn_id = claim_pending_action.turn_id,
    decided_at = clock_timestamp()
  where p.id = pending.id
  returning p.* into pending;
  return pending;
end;
$$;

-- Name: FUNCTION claim_pending_action(pending_action_id uuid, turn_id uuid, status text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.claim_pending_action(pending_action_id uuid, turn_id uuid, status text) IS 'Decides an open pending action once, for one turn of its conversation.';

-- Name: clean_memory_value(text, jsonb); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.clean_memory_value(field text, value jsonb) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $_$
declare
  kind text := jsonb_typeof(value);
  longest int := case field when 'family_context' then 1000 when 'communication_style' then 500 else 200 end;
  entries int := case field when 'learned_patterns' then 50 else 20 end;
  cleaned jsonb;
begin
  if field in ('current_goals', 'current_challenges', 'top_of_mind', 'values', 'learned_patterns') then
    if kind = 'null' then
      return '[]'::jsonb;
    end if;
    if kind = 'array' and not jsonb_path_exists(value, '$[*] ? (@.type() != "string")') then
      select coalesce(jsonb_agg(btrim(e.value, E' \t\r\n') order by e.position), '[]') into cleaned
      from jsonb_array_elements_text(value) with ordinality as e (value, position);
      if private.is_text_list(array(select jsonb_array_elements_text(cleaned)), entries, 300) then
        return cleaned;
      end if;
    end if;
    perform private.raise(400, 'invalid_value', format('Esse campo é uma lista de até %s textos de até 300 letras.', entries),
      jsonb_build_object('field', field));
  end if;
  if kind = 'null' or (kind = 'string' and value #>> '{}' !~ '\S') then
    return 'null'::jsonb;
  end if;
  if field = 'age' then
    if kind = 'number' and value #>> '{}' ~ '^\d{1,3}$' and (value #>> '{}')::int between 0 and 130 then
      return value;
    end if;
    perform private.raise(400, 'invalid_value', 'A idade é um número inteiro de 0 a 130.', jsonb_build_object('field', field));
  end if;
  if kind = 'string' and char_length(btrim(value #>> '{}', E' \t\r\n')) <= longest
    and (field <> 'timezone' or private.is_timezone(btrim(value #>> '{}'))) then
    return to_jsonb(btrim(value #>> '{}', E' \t\r\n'));
  end if;
  perform private.raise(400, 'invalid_value', case field
    when 'timezone' then 'Não conheço esse fuso horário.'
    else format('Esse campo é um texto de até %s letras.', longest) end, jsonb_build_object('field', field));
  return null;
end;
$_$;

-- Name: FUNCTION clean_memory_value(field text, value jsonb); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.clean_memory_value(field text, value jsonb) IS 'A field''s value as it is stored: trimmed, blank as null. Raises PT400 invalid_value ({ field }).';

-- Name: clipped(text, integer); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.clipped(value text, longest integer) RETURNS text
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select case when char_length(value) > longest then rtrim(left(value, longest - 1)) || '…' else value end;
$$;

-- Name: FUNCTION clipped(value text, longest integer); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.clipped(value text, longest integer) IS 'A text of at most so many characters, the last an ellipsis when something is missing.';

-- Name: clipped_json(public.knowledge_items); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.clipped_json(item public.knowledge_items) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  item.content := private.clipped(item.content, 240);
  item.title := private.clipped(item.title, 60);
  if octet_length(item.person_metadata::text) > 400 then
    item.person_metadata := jsonb_strip_nulls(jsonb_build_object(
      'relationship', item.person_metadata -> 'relationship', 'birthday', item.person_metadata -> 'birthday'));
  end if;
  return private.knowledge_json(item) - array['subject', 'sub_area', 'source', 'created_at'];
end;
$$;

-- Name: FUNCTION clipped_json(item public.knowledge_items); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.clipped_json(item public.knowledge_items) IS 'An item as analyze_context tells it: long texts cut.';

-- Name: clock_of(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.clock_of(said text) RETURNS text
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $_$
  select regexp_replace(said, 'h$|h?:?00$', '');
$_$;

-- Name: close_questions(uuid); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.close_questions(item_id uuid) RETURNS jsonb
    LANGUAGE sql
    SET search_path TO ''
    AS $$
  with closed as (
    update public.knowledge_items i set needs_resolution = false
    from public.knowledge_items gone
    where gone.id = close_questions.item_id and i.user_id = gone.user_id and i.id <> gone.id and i.needs_resolution
      and exists (
        select from public.knowledge_links l
        where l.user_id = i.user_id and l.relation = 'contradicts' and (l.from_id, l.to_id) in ((i.id, gone.id), (gone.id, i.id)))
      and not exists (
        select from public.knowledge_links l
        join public.knowledge_items other on other.user_id = l.user_id and other.id = case when l.from_id = i.id then l.to_id else l.from_id end
        where l.user_id = i.user_id and l.relation = 'contradicts' and i.id in (l.from_id, l.to_id) and other.id <> gone.id
          and other.deleted_at is null and other.superseded_at is null)
    returning i.id
  )
  select coalesce(jsonb_agg(jsonb_build_object('table', 'knowledge_items', 'id', c.id, 'set', jsonb_build_object('needs_resolution', true))), '[]')
  from closed c;
$$;

-- Name: FUNCTION close_questions(item_id uuid); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.close_questions(item_id uuid) IS 'After an item is gone: items that only it contradicted need no resolution any more; returns how to take that back.';

-- Name: close_words(text[]); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.close_words(written text[]) RETURNS TABLE(written text, meant text, closeness real)
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  -- One slip leaves a word's beginning or its end as it was: that is asked first, because it costs a tenth.
  select w.word, k.word, max(extensions.similarity(w.word, k.word))
  from unnest(close_words.written) as w (word)
  cross join lateral (select char_length(w.word) as length, (char_length(w.word) - 1) / 2 as head) as half
  join private.knowledge_words k
    on k.user_id = private.current_user_id()
    and k.word >= left(w.word, 1) collate "C" and k.word < chr(ascii(w.word) + 1) collate "C"
  where half.length >= 4
    and char_length(k.word) between half.length - 2 and half.length + 2
    and (left(k.word, half.head) = left(w.word, half.head)
      or right(k.word, half.length - half.head - 1) = right(w.word, half.length - half.head - 1)
      or (half.length >= 8 and extensions.similarity(w.word, k.word) >= 0.5))
    and private.is_typo_of(w.word, k.word)
  group by w.word, k.word;
$$;

-- Name: FUNCTION close_words(written text[]); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.close_words(written text[]) IS 'Words of the caller''s memory that a folded word may have been meant for, by private.is_typo_of.';

-- Name: habits; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.habits (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid DEFAULT auth.uid() NOT NULL,
    name text NOT NULL,
    frequency text DEFAULT 'daily'::text NOT NULL,
    days integer[] DEFAULT '{}'::integer[] NOT NULL,
    active boolean DEFAULT true NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT habits_days_are_custom CHECK (((frequency = 'custom'::text) = (cardinality(days) > 0))),
    CONSTRAINT habits_days_check CHECK (((days <@ ARRAY[0, 1, 2, 3, 4, 5, 6]) AND (cardinality(days) <= 7) AND (COALESCE(array_ndims(days), 1) = 1))),
    CONSTRAINT habits_frequency_check CHECK ((frequency = ANY (ARRAY['daily'::text, 'weekdays'::text, 'weekends'::text, 'custom'::text]))),
    CONSTRAINT habits_name_check CHECK ((((char_length(name) >= 1) AND (char_length(name) <= 200)) AND (name = btrim(name))))
);

-- Name: TABLE habits; Type: COMMENT; Schema: public; Owner: -

COMMENT ON TABLE public.habits IS 'Something the user wants to do on certain days. A given-up habit is inactive and keeps its history.';

-- Name: COLUMN habits.days; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.habits.days IS 'Only for frequency custom: days of the week, 0 Sunday to 6 Saturday.';

-- Name: closest_habits(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.closest_habits(habit_name text) RETURNS SETOF public.habits
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  with scored as (
    select h, greatest(
      case when private.fold(h.name) = private.fold(closest_habits.habit_name) then 2 end,
      extensions.similarity(private.fold(h.name), private.fold(closest_habits.habit_name)),
      extensions.word_similarity(private.fold(closest_habits.habit_name), private.fold(h.name)),
      extensions.word_similarity(private.fold(h.name), private.fold(closest_habits.habit_name))) as score
    from public.habits h
    where h.user_id = (select auth.uid()) and h.active
  )
  select (s.h).* from scored s
  -- 0.4 takes "meditei" for "Meditar" (0.45) and leaves "correr" apart from "Comer fruta" (0.3).
  where s.score >= 0.4 and s.score > (select max(best.score) from scored best) - 0.1
  order by s.score desc, (s.h).name;
$$;

-- Name: FUNCTION closest_habits(habit_name text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.closest_habits(habit_name text) IS 'Active habits a name may mean: none, one, or several that fit about equally well. An exact name is always alone.';

-- Name: compact(jsonb); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.compact(value jsonb) RETURNS jsonb
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  -- jsonb_strip_nulls would reach into tool results too.
  select coalesce(jsonb_object_agg(e.key, e.value), '{}') from jsonb_each(value) as e where jsonb_typeof(e.value) <> 'null';
$$;

-- Name: FUNCTION compact(value jsonb); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.compact(value jsonb) IS 'An object without its own null members.';

-- Name: compare_across(jsonb, jsonb); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.compare_across(known jsonb, stated jsonb) RETURNS text
    LANGUAGE plpgsql IMMUTABLE
    SET search_path TO ''
    AS $$
declare
  one text := known ->> 'slot';
  other text := stated ->> 'slot';
  k jsonb := known -> 'value';
  n jsonb := stated -> 'value';
  begins boolean := stated ->> 'says' = 'stated';
  ends boolean := stated ->> 'says' = 'ended';
begin
  if one in ('practice', 'condition', 'possession', 'trait') and other in ('practice', 'condition', 'possession') then
    return private.compare_many(known, stated);
  elsif one = 'goal' and other = 'deed' then
    return private.compare_goal(known, stated);
  elsif known ->> 'says' <> 'stated' then
    return null;
  end if;
  return case when case
    -- Back at work is the end of a leave.
    when one = 'condition' and other = 'employment' then begins and (stated ->> 'mood' = 'B' or n ? 'back') and k -> 'key' ?| array['licenc', 'fer', 'atest', 'afast', 'afastament']
    when one = 'goal' and other = 'children' then begins and k -> 'key' <@ '["mae", "pai", "filho", "filha", "filhos", "bebe"]' and k -> 'key' <> '[]' and (n ? 'born' or n ? 'parent')
    when one = 'goal' and other = 'pregnancy' then begins and k -> 'verbs' ? 'engravidar'
    when one = 'goal' and other = 'employment' then begins and k ? 'seeking' and n ? 'fresh' and k -> 'key' ?| array['trabalh', 'vag']
    when one = 'goal' and other = 'practice' then begins and stated ? 'already' and k -> 'verbs' ? 'aprender' and k -> 'verbs' ? (n ->> 'verb')
    -- "Parei de fazer entrega" is said by an entregador, "larguei o Vasco" by a supporter.
    when one = 'employment' and other = 'practice' then ends and n -> 'key' <@ (k -> 'role')
    when one = 'team' and other = 'practice' then ends and jsonb_array_length(n -> 'key') = 1 and left(n -> 'key' ->> 0, 4) = k ->> 'team'
    -- "Não tô mais com o Felipe", "na Embraer".
    when one = 'marital_status' and other = 'condition' then ends and n -> 'key' <@ to_jsonb(array[(ts_lexize('pg_catalog.portuguese_stem', k ->> 'partner'))[1]])
    when one = 'employment' and other = 'condition' then ends and n -> 'key' <@ (k -> 'employer')
    else false end then 'conflict' end;
end;
$$;

-- Name: FUNCTION compare_across(known jsonb, stated jsonb); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.compare_across(known jsonb, stated jsonb) IS 'Claims of two slots of which one may end the other.';

-- Name: compare_alike(text, jsonb, jsonb, jsonb); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.compare_alike(slot text, k jsonb, n jsonb, stated jsonb) RETURNS text
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  -- k holds; n is said of the same slot.
  select case
    when slot in ('favorite', 'provider') then case
      when k ->> 'of' is distinct from n ->> 'of' then null
      when stated ->> 'says' = 'ended' then 'conflict'
      when n -> 'key' = k -> 'key' then 'same'
      when not private.nested(k -> 'key', n -> 'key') then 'conflict' end
    when slot = 'preferred' then case
      when k -> 'key' <@ (n -> 'over') or n -> 'key' <@ (k -> 'over') and n -> 'key' <> '[]' then 'conflict'
      when k -> 'key' = n -> 'key' then 'same' end
    when slot = 'bond' then case
      when not private.nested(k -> 'with', n -> 'with') then null
      when (k ? 'bad') = (n ? 'bad') and stated ->> 'says' = 'stated' then 'same'
      else 'conflict' end
    when slot = 'school' then case
      when private.nested(k -> 'with', n -> 'with') then case when stated ->> 'says' = 'stated' then 'same' else 'conflict' end
      when stated ->> 'says' = 'stated' and (stated ? 'now' or stated ->> 'mood' = 'B') then 'conflict' end
    when slot = 'goal' then case
      when stated ->> 'says' <> 'stated' then case when n -> 'key' <> '[]' and n -> 'key' <@ (k -> 'key') and k -> 'verbs' @> (n -> 'verbs') then 'conflict' end
      when k -> 'key' = n -> 'key' and k -> 'verbs' = n -> 'verbs' and k -> 'numbers' = n -> 'numbers' then 'same' end
    when slot = 'pregnancy' then case when stated ->> 'says' = 'stated' then 'same' else 'conflict' end
    when slot = 'housing' then case
      when stated ->> 'says' <> 'stated' then case when k @> (n - 'moved') then 'conflict' end
      when k ->> 'kind' <> n ->> 'kind' or k ->> 'tenure' <> n ->> 'tenure' then 'conflict'
      when n - 'moved' <@ k then 'same' end
    when slot = 'hair' then case
      when k = n then 'same'
      when exists (select from jsonb_object_keys(k) as facet where n ? facet) then 'conflict' end
    when slot = 'commute' and k ->> 'to' <> n ->> 'to' then null
    -- "Cedo" and "às 7h" do not compare.
    when slot in ('wake_time', 'sleep_time') and (k ->> 'time' ~ '\d') <> (n ->> 'time' ~ '\d') then null
    -- One value at a time: figures, dates, numbers, faith, team, mode and hours of work.
    when stated ->> 'says' <> 'stated' then case when k = n then 'conflict' end
    when k = n then 'same'
    else 'conflict' end;
$$;

-- Name: FUNCTION compare_alike(slot text, k jsonb, n jsonb, stated jsonb); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.compare_alike(slot text, k jsonb, n jsonb, stated jsonb) IS 'Claims about one slot that has no function of its own; k is the value that holds, n the one said.';

-- Name: compare_children(jsonb, jsonb); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.compare_children(known jsonb, stated jsonb) RETURNS text
    LANGUAGE plpgsql IMMUTABLE
    SET search_path TO ''
    AS $$
declare
  before int := case when known ->> 'says' = 'negated' then 0 else (known -> 'value' ->> 'count')::int end;
  after int := case when stated ->> 'says' = 'negated' then 0 else (stated -> 'value' ->> 'count')::int end;
begin
  return case
    when stated ->> 'says' = 'ended' or known ->> 'says' = 'ended' then null
    when before = 0 then case when after = 0 then 'same' else 'conflict' end
    when after = 0 then 'ambiguous'
    when stated -> 'value' ? 'born' or stated -> 'value' ? 'parent' then null
    when before = after then 'same'
    when after > before or stated -> 'value' ? 'only' then 'conflict'
  end;
end;
$$;

-- Name: compare_employment(jsonb, jsonb); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.compare_employment(known jsonb, stated jsonb) RETURNS text
    LANGUAGE plpgsql IMMUTABLE
    SET search_path TO ''
    AS $$
declare
  k jsonb := known -> 'value';
  n jsonb := stated -> 'value';
  same_employer boolean := private.nested(k -> 'employer', n -> 'employer');
  same_role boolean := case when k ? 'role' and n ? 'role' then private.nested(k -> 'role', n -> 'role') or coalesce(k ->> 'head' = n ->> 'kind', false)
    or coalesce(k ->> 'kind' = n ->> 'head', false) or coalesce(k ->> 'kind' = n ->> 'kind', false) end;
begin
  if known ->> 'says' in ('ended', 'negated') then
    return case when stated ->> 'says' = 'stated' and n ->> 'status' = 'employed' and k ->> 'status' = 'employed'
      and coalesce(same_employer, not k ? 'employer' and (known ->> 'says' = 'ended' or not k ? 'role')) then 'conflict' end;
  end if;
  if stated ->> 'says' in ('ended', 'negated') then
    return case
      when n ->> 'status' <> k ->> 'status' then null
      when n ? 'employer' then case when n -> 'employer' <@ (k -> 'employer') then 'conflict' when n ? 'weak' then null when k ? 'employer' then 'ambiguous' else 'conflict' end
      when n ? 'role' then case when n -> 'role' <@ (k -> 'role') then 'conflict' end
      -- "Não estou trabalhando" is plain; of a business only the business ends.
      else 'conflict' end;
  end if;
  if n ->> 'status' <> k ->> 'status' then
    return case when k ->> 'status' = 'unemployed' and n ->> 'status' = 'employed' and n ? 'also' then 'ambiguous' else 'conflict' end;
  elsif n ->> 'status' <> 'employed' then
    return 'same';
  elsif n ? 'also' or k ? 'also' then
    return null;
  elsif n ? 'permanent' then
    return case when k -> 'role' ?| array['estagi', 'traine', 'aprendiz', 'temporari'] then 'conflict' end;
  elsif n ? 'owner' and not k ? 'owner' then
    return case when k ? 'employer' then 'ambiguous' end;
  end if;
  return case
    when n -> 'role' <@ '["junior", "plen", "seni", "senior"]' then case when k -> 'role' ?| array['junior', 'plen', 'seni', 'senior', 'traine', 'estagi'] then 'conflict' end
    when not same_role then 'conflict'
    when not same_employer then 'conflict'
    when n ? 'fresh' and k ? 'employer' and not n ? 'employer' and not n ? 'bare' then 'conflict'
    when (same_role or same_employer) and coalesce(n -> 'role', '[]') <@ coalesce(k -> 'role', '[]') and coalesce(n -> 'employer', '[]') <@ coalesce(k -> 'employer', '[]') then 'same'
  end;
end;
$$;

-- Name: compare_goal(jsonb, jsonb); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.compare_goal(known jsonb, deed jsonb) RETURNS text
    LANGUAGE plpgsql IMMUTABLE
    SET search_path TO ''
    AS $$
declare
  k jsonb := known -> 'value';
  n jsonb := deed -> 'value';
  verb text := n ->> 'verb';
  wished jsonb := k -> 'verbs';
  stopping boolean := wished ?| array['parar', 'deixar', 'largar'];
  size int := jsonb_array_length(k -> 'key');
  shared int := (select count(*) from jsonb_array_elements_text(k -> 'key') as w where n -> 'key' ? w);
  covers boolean := k -> 'key' <@ (n -> 'key');
  given_up boolean := private.gives_up(verb) or n ->> 'mood' = 'X' or (verb in ('querer', 'pretender') and n ->> 'mood' = 'E');
  fulfilled boolean;
begin
  fulfilled := case
    when given_up then shared > 0 and shared * 2 >= size and (n ->> 'mood' <> 'X' or wished ? verb) or size = 0 and wished ? verb
    -- "Parei de fumar" fulfils the wish to stop; "não preciso mais economizar" ends the wish to save.
    when n ->> 'mood' = 'E' then wished ? verb and case when stopping then covers else n -> 'key' <@ (k -> 'key') end
    when k -> 'numbers' <> '[]' and k -> 'numbers' = n -> 'numbers' and verb in ('chegar', 'bater', 'atingir', 'completar') then true
    when k ? 'habit' then false
    when stopping then verb in ('parar', 'deixar', 'largar') and covers
    when wished ?| array['evitar', 'manter', 'continuar'] then false
    when not private.reaches(wished, k ? 'seeking', verb, size > 0, (n ->> 'back')::boolean) then false
    -- Three of ten thousand are not ten thousand, two chapters no book.
    when not (k -> 'numbers') <@ (n -> 'numbers') and not (n ->> 'met')::boolean then false
    when (n ->> 'partial')::boolean and k -> 'numbers' = '[]' and n ->> 'mood' <> 'D' then false
    when size = 0 then wished ? verb
    else covers or (wished ? verb and size > 1 and shared * 2 >= size)
  end;
  return case when known ->> 'says' = 'stated' and fulfilled then 'conflict' end;
end;
$$;

-- Name: FUNCTION compare_goal(known jsonb, deed jsonb); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.compare_goal(known jsonb, deed jsonb) IS 'conflict when a deed reaches the goal, all of its figures included, or gives it up; else null.';

-- Name: compare_household(jsonb, jsonb); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.compare_household(known jsonb, stated jsonb) RETURNS text
    LANGUAGE plpgsql IMMUTABLE
    SET search_path TO ''
    AS $$
declare
  k jsonb := known -> 'value';
  n jsonb := stated -> 'value';
begin
  if known ->> 'says' <> 'stated' then
    return case when known ->> 'says' = 'negated' and stated ->> 'says' = 'stated' and k -> 'with' <@ (n -> 'with') then 'conflict' end;
  elsif stated ->> 'says' <> 'stated' then
    return case when k ? 'with' and coalesce(n -> 'with' <@ (k -> 'with'), true) or k ? 'alone' and n ? 'alone' then 'conflict' end;
  elsif n ? 'own' then
    -- A place of one's own is no longer the parents'; a partner may have come along.
    return case when k -> 'with' ?| array['pais', 'pai', 'mae', 'avo', 'avos', 'tio', 'tia', 'tios', 'amigo', 'amiga', 'amigos', 'amigas', 'colega', 'sogro', 'sogra', 'irma', 'irmao'] then 'conflict' end;
  elsif k ? 'alone' or n ? 'alone' then
    return case when k ? 'alone' and n ? 'alone' then 'same' else 'conflict' end;
  elsif k -> 'with' = n -> 'with' then
    return 'same';
  end if;
  -- Two people may both live there, unless she moved in with somebody else.
  return case when stated ->> 'mood' = 'B' and not n ? 'joined'
    and not exists (select from jsonb_array_elements_text(k -> 'with') as w where n -> 'with' ? w) then 'conflict' end;
end;
$$;

-- Name: compare_items(public.knowledge_items, text[], jsonb, text[]); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.compare_items(known public.knowledge_items, known_names text[], readings jsonb, names text[], OUT verdict text, OUT slot text) RETURNS record
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $_$
declare
  known_readings jsonb := private.read_slots(known.content);
  -- A claim of one value that stands beside the contradicted one would be lost with it.
  single text[] := array['marital_status', 'residence', 'employment', 'household', 'weight', 'height', 'age', 'children', 'birthday', 'phone', 'salary'];
  pairs jsonb;
begin
  select coalesce(jsonb_agg(jsonb_build_object('k', k.position, 'n', n.position, 'verdict', v, 'slot', k.r ->> 'slot')), '[]') into pairs
  from jsonb_array_elements(known_readings) with ordinality as k (r, position)
  cross join jsonb_array_elements(readings) with ordinality as n (r, position)
  cross join lateral private.compare_readings(k.r, n.r, known_names, names) as v
  where v is not null;
  if pairs = '[]' then
    return;
  end if;
  select p ->> 'slot' into slot from jsonb_array_elements(pairs) as p
  order by array_position(array['conflict', 'ambiguous', 'same'], p ->> 'verdict') limit 1;
  verdict := case
    when pairs @? '$[*] ? (@.verdict == "conflict")' then case when exists (
        select from jsonb_array_elements(known_readings) with ordinality as k (r, position)
        where k.r ->> 'slot' = any (single) and k.r ->> 'says' = 'stated' and (k.r -> 'value') - 'status' - 'count' - 'alone' <> '{}'
          and not exists (select from jsonb_array_elements(pairs) as p where (p ->> 'k')::int = k.position)
          and k.r ->> 'slot' <> compare_items.slot) then 'ambiguous' else 'conflict' end
    when pairs @? '$[*] ? (@.verdict == "ambiguous")' then 'ambiguous'
    when not exists (
      select from jsonb_array_elements(readings) with ordinality as n (r, position)
      where n.r ->> 'slot' <> 'deed' and n.r ->> 'says' in ('stated', 'negated', 'ended') and not n.r -> 'value' ? 'weak'
        and not exists (select from jsonb_array_elements(pairs) as p where (p ->> 'n')::int = n.position and p ->> 'verdict' = 'same')) then 'same'
  end;
end;
$_$;

-- Name: FUNCTION compare_items(known public.knowledge_items, known_names text[], readings jsonb, names text[], OUT verdict text, OUT slot text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.compare_items(known public.knowledge_items, known_names text[], readings jsonb, names text[], OUT verdict text, OUT slot text) IS 'A known item against the readings of a new content: same, conflict, ambiguous or null, and the slot it is about.';

-- Name: compare_many(jsonb, jsonb); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.compare_many(known jsonb, stated jsonb) RETURNS text
    LANGUAGE plpgsql IMMUTABLE
    SET search_path TO ''
    AS $$
declare
  k jsonb := known -> 'value';
  n jsonb := stated -> 'value';
  one text := known ->> 'slot';
  other text := stated ->> 'slot';
  wide jsonb := (k -> 'key') || coalesce(k -> 'kinds', '[]');
  ending boolean := stated ->> 'says' in ('ended', 'hedged');
  reach text[];
begin
  if n -> 'key' = '[]' or k -> 'key' = '[]' then
    return null;
  end if;
  if private.holds(known) = private.holds(stated) and not ending then
    -- "Agora uso iPhone": one of a kind takes the other's place.
    return case when stated ? 'now' and k ->> 'verb' = 'usar' and n ->> 'verb' = 'usar' and not private.nested(k -> 'key', n -> 'key')
        and exists (select from jsonb_array_elements_text(k -> 'kinds') as w where n -> 'kinds' ? w) then 'conflict'
      when one = 'possession' and other = 'possession' and k -> 'key' = n -> 'key' and (k ? 'count' or n ? 'count') then
        case when k -> 'count' = n -> 'count' then 'same' when (n ->> 'count')::int > coalesce((k ->> 'count')::int, 1) or n ? 'count' and stated ? 'now' then 'conflict' end
      when n ? 'got' then null
      when one = other and k -> 'key' = n -> 'key' and coalesce(k ->> 'group' = n ->> 'group', true) then 'same' end;
  elsif private.holds(known) = private.holds(stated) then
    -- "Enjoei de café" ends liking it; ending what does not hold changes nothing.
    return null;
  end if;
  if private.holds(stated) then
    return case when (one = other or one = 'practice' and other = 'possession' and known ->> 'says' = 'negated')
      and (one <> 'practice' or coalesce(k ->> 'group' = n ->> 'group', false) or known ->> 'says' = 'ended' or k ? 'ability' or n ? 'ability')
      and k -> 'key' <@ ((n -> 'key') || coalesce(n -> 'kinds', '[]')) then 'conflict' end;
  end if;
  reach := case
    when n ? 'debt' then array['condition']
    when n ? 'long' then array['possession', 'practice']
    when other = 'practice' and n ->> 'by' in ('largar', 'parar', 'abandonar', 'cortar', 'interromper', 'suspender', 'retirar', 'cansar') then array['practice', 'condition', 'trait']
    when other = 'practice' and ending and not n ? 'verb' then array['practice', 'condition', 'possession']
    when other = 'possession' and ending and k ->> 'verb' in ('investir', 'usar', 'criar', 'colecionar', 'dirigir', 'receber') then array['practice']
    when other = 'possession' and ending then array['possession', 'condition', 'trait']
    when other = 'condition' and ending then array['condition', 'possession', 'practice']
    else array[other] end;
  if one <> all (reach) or (n ? 'debt') <> (k ? 'debt') then
    return null;
  elsif one = 'practice' and other = 'practice' and n ? 'group' and k ? 'group' and n ->> 'group' <> k ->> 'group' then
    return null;
  elsif n ? 'swapped' then
    return case when n -> 'key' <@ coalesce(k -> 'kinds', '[]') then 'conflict' end;
  elsif n ? 'left' then
    return case when n -> 'key' <@ wide then 'ambiguous' end;
  end if;
  return case when n -> 'key' <@ wide then 'conflict' end;
end;
$$;

-- Name: FUNCTION compare_many(known jsonb, stated jsonb); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.compare_many(known jsonb, stated jsonb) IS 'For slots that hold many things at once. What is denied or ended must be as wide as what is known ("não gosto de café com açúcar" leaves café alone); what begins must cover what was denied.';

-- Name: compare_marital(jsonb, jsonb); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.compare_marital(known jsonb, stated jsonb) RETURNS text
    LANGUAGE plpgsql IMMUTABLE
    SET search_path TO ''
    AS $$
declare
  couple text[] := array['namorando', 'noiva', 'uniao', 'casada', 'junto'];
  k jsonb := known -> 'value';
  n jsonb := stated -> 'value';
  was text := k ->> 'status';
  is_now text := n ->> 'status';
  same_partner boolean := k ->> 'partner' is null or n ->> 'partner' is null or k ->> 'partner' = n ->> 'partner';
begin
  if known ->> 'says' = 'negated' then
    return case when stated ->> 'says' = 'stated' and was = is_now then 'conflict' end;
  elsif known ->> 'says' = 'ended' then
    was := 'sem';
  end if;
  if stated ->> 'says' in ('negated', 'ended') and is_now <> 'sem' then
    return case when was = is_now or (stated ->> 'says' = 'ended' and was = any (couple) and is_now = any (couple)) then 'conflict' end;
  elsif is_now = 'viuva' and n ? 'partner' then
    return case when was = any (couple) and n ->> 'partner' = k ->> 'partner' then 'conflict' end;
  elsif is_now = 'sem' then
    -- "Terminei com o Léo" ends it with Léo; with somebody else it is about somebody else.
    return case when was <> all (couple) then null
      when n ->> 'partner' is null then 'conflict'
      when n ->> 'partner' = k ->> 'partner' or n ->> 'partner' in ('ele', 'ela', 'namorado', 'namorada', 'marido', 'esposa', 'noivo', 'noiva', 'mulher', 'companheiro', 'companheira') then 'conflict'
      when k ->> 'partner' is null then 'ambiguous' end;
  elsif was = is_now then
    return case when was <> all (couple) or same_partner then 'same' when stated ? 'mood' then 'conflict' end;
  elsif was = any (couple) and is_now = any (couple) then
    return case
      when is_now = 'junto' then null
      when was = 'casada' and is_now = 'uniao' then null
      when was = 'casada' and same_partner then 'ambiguous'
      when was = 'uniao' and is_now in ('namorando', 'noiva') and same_partner then null
      else 'conflict' end;
  elsif was = any (couple) or is_now = any (couple) then
    return 'conflict';
  end if;
  -- Somebody divorced or widowed may call herself single.
  return case when is_now = 'solteira' or was = 'sem' then null when was = 'solteira' then 'ambiguous' else 'conflict' end;
end;
$$;

-- Name: compare_readings(jsonb, jsonb, text[], text[]); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.compare_readings(known jsonb, stated jsonb, known_names text[] DEFAULT '{}'::text[], names text[] DEFAULT '{}'::text[]) RETURNS text
    LANGUAGE plpgsql IMMUTABLE
    SET search_path TO ''
    AS $$
declare
  verdict text;
  one text[] := private.whom(known -> 'about', known_names);
  other text[] := private.whom(stated -> 'about', names);
begin
  if known ->> 'says' not in ('stated', 'negated', 'ended') or known ? 'doubt' or known -> 'value' ? 'weak'
    or known ->> 'slot' = 'deed' or (one = '{}') <> (other = '{}') or not (one <@ other or other <@ one) then
    return null;
  end if;
  if stated ->> 'says' = 'hedged' then
    stated := stated || jsonb_build_object('says', case when stated -> 'value' ? 'left' then 'ended' else 'stated' end, 'doubt', 'hedged');
  end if;
  if stated ->> 'says' = 'past' then
    -- "Eu fumava", said of what is known to go on, may mean that it no longer does.
    verdict := private.compare_values(known, stated || '{"says": "stated"}');
    return case when verdict = 'same' and known ->> 'says' = 'stated' then 'ambiguous' end;
  end if;
  verdict := private.compare_values(known, stated);
  return case when verdict = 'conflict' and (stated ? 'doubt' or stated ? 'passing' or stated ? 'dated') then 'ambiguous'
    when verdict = 'same' and (stated ? 'doubt' or stated ? 'passing') then null
    else verdict end;
end;
$$;

-- Name: FUNCTION compare_readings(known jsonb, stated jsonb, known_names text[], names text[]); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.compare_readings(known jsonb, stated jsonb, known_names text[], names text[]) IS 'same, conflict (the later makes the earlier untrue), ambiguous (it may), or null: both stand. Both as read_slots gives them; the names are folded words for the subjects of the two items, {} for the user.';

-- Name: compare_residence(jsonb, jsonb); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.compare_residence(known jsonb, stated jsonb) RETURNS text
    LANGUAGE plpgsql IMMUTABLE
    SET search_path TO ''
    AS $$
declare
  k jsonb := known -> 'value';
  n jsonb := stated -> 'value';
  same_place boolean := k ->> 'place' = n ->> 'place';
  moved boolean := n ? 'moved' or stated ->> 'mood' = 'B';
begin
  if known ->> 'says' <> 'stated' then
    return case when known ->> 'says' in ('negated', 'ended') and stated ->> 'says' = 'stated' and same_place then 'conflict' end;
  end if;
  if stated ->> 'says' <> 'stated' then
    return case
      when same_place or n ->> 'place' = k ->> 'within' or n ->> 'place' = k ->> 'land' then 'conflict'
      when n ->> 'place' = '?' and (n ->> 'level' = 'city' or k ->> 'level' = n ->> 'level') then 'conflict' end;
  end if;
  return case
    when same_place then 'same'
    -- One lies in the other, as far as is known.
    when k ->> 'place' = n ->> 'within' or k ->> 'within' = n ->> 'place' or k ->> 'place' = n ->> 'land' or k ->> 'land' = n ->> 'place' then null
    when k ->> 'land' <> n ->> 'land' then 'conflict'
    when k ->> 'level' = 'region' then case when moved and n ->> 'level' = 'city' then 'conflict' end
    when n ->> 'level' = 'region' then case when moved and k ->> 'level' = 'city' then 'conflict' end
    when k ->> 'level' = n ->> 'level' then 'conflict'
    when k ->> 'level' = 'city' and n ->> 'level' = 'district' then case when n ->> 'within' is not null then 'conflict' end
    when k ->> 'level' = 'district' and n ->> 'level' = 'city' then case when moved or k ->> 'within' is not null then 'conflict' end
    when k ->> 'level' = 'state' then case when n ->> 'within' is not null then 'conflict' end
    when n ->> 'level' in ('state', 'country') then case when k ->> 'within' is not null or moved then 'conflict' end
  end;
end;
$$;

-- Name: compare_values(jsonb, jsonb); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.compare_values(known jsonb, stated jsonb) RETURNS text
    LANGUAGE plpgsql IMMUTABLE
    SET search_path TO ''
    AS $$
declare
  slot text := known ->> 'slot';
begin
  return case
    when slot <> stated ->> 'slot' then private.compare_across(known, stated)
    when slot = 'marital_status' then private.compare_marital(known, stated)
    when slot = 'residence' then private.compare_residence(known, stated)
    when slot = 'employment' then private.compare_employment(known, stated)
    when slot = 'household' then private.compare_household(known, stated)
    when slot = 'children' then private.compare_children(known, stated)
    when slot in ('preference', 'possession', 'condition', 'practice', 'trait') then private.compare_many(known, stated)
    when known ->> 'says' = 'stated' then private.compare_alike(slot, known -> 'value', stated -> 'value', stated)
    when stated ->> 'says' = 'stated' and known -> 'value' = stated -> 'value' then 'conflict' end;
end;
$$;

-- Name: conjugate(text, text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.conjugate(verbs text, model text) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$
  insert into private.verb_forms (form, lemma, tense, person, third)
  select left(verb, -2) || substr(f.form, char_length(model) - 1), verb, f.tense, f.person, left(verb, -2) || substr(f.third, char_length(model) - 1)
  from regexp_split_to_table(conjugate.verbs, ' ') as verb
  join private.verb_forms f on f.lemma = conjugate.model
  on conflict (form) do nothing;
$$;

-- Name: FUNCTION conjugate(verbs text, model text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.conjugate(verbs text, model text) IS 'For migrations: adds folded verbs, whose forms are those of a known regular verb. A form that stands for another verb keeps doing so.';

-- Name: content_words(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.content_words(query text) RETURNS text[]
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select coalesce(array_agg(r.word), '{}') from private.read_question(content_words.query) as r;
$$;

-- Name: FUNCTION content_words(query text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.content_words(query text) IS 'The folded words of a question that say what it is about.';

-- Name: continue_bills(date); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.continue_bills(until date) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$
  insert into public.bills (user_id, group_id, name, category, amount, month, due_day, recurring)
  select latest.user_id, latest.group_id, latest.name, latest.category, latest.amount, step::date, latest.due_day, true
  from (
    select distinct on (b.group_id) b.*
    from public.bills b
    where b.user_id = private.current_user_id()
    order by b.group_id, b.month desc
  ) as latest
  cross join lateral private.months_to_continue(latest.month, continue_bills.until) as step
  where not exists (
    select from public.bills b
    where b.user_id = latest.user_id and b.group_id = latest.group_id
      and (not b.recurring or b.status = 'canceled' or b.deleted_at is not null))
  on conflict (user_id, group_id, month) do nothing;
$$;

-- Name: FUNCTION continue_bills(until date); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.continue_bills(until date) IS 'Writes the missing months of the caller''s recurring bills up to a date, each once, as the latest one of its series.';

-- Name: continue_incomes(date); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.continue_incomes(until date) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$
  insert into public.incomes (user_id, group_id, name, category, expected_amount, month, due_day, recurring)
  select latest.user_id, latest.group_id, latest.name, latest.category, latest.expected_amount, step::date, latest.due_day, true
  from (
    select distinct on (i.group_id) i.*
    from public.incomes i
    where i.user_id = private.current_user_id()
    order by i.group_id, i.month desc
  ) as latest
  cross join lateral private.months_to_continue(latest.month, continue_incomes.until) as step
  where not exists (
    select from public.incomes i
    where i.user_id = latest.user_id and i.group_id = latest.group_id
      and (not i.recurring or i.deleted_at is not null))
  on conflict (user_id, group_id, month) do nothing;
$$;

-- Name: FUNCTION continue_incomes(until date); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.continue_incomes(until date) IS 'Writes the missing months of the caller''s recurring incomes up to a date, each once, as the latest one of its series.';

-- Name: contradicted(public.knowledge_items); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.contradicted(item public.knowledge_items) RETURNS uuid[]
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  readings jsonb := private.read_slots(item.content);
  known public.knowledge_items;
  found uuid[] := '{}'::uuid[];
begin
  if item.type in ('person', 'insight') then
    return found;
  end if;
  for known in select r.* from private.rivals(item, readings) as r where r.id <> item.id loop
    if (private.compare_items(known, private.subject_names(known), readings, private.subject_names(item))).verdict in ('conflict', 'ambiguous') then
      found := found || known.id;
    end if;
  end loop;
  return found;
end;
$$;

-- Name: FUNCTION contradicted(item public.knowledge_items); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.contradicted(item public.knowledge_items) IS 'Current items that cannot hold, or may not hold, if this one does.';

-- Name: contrast_days(date); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.contrast_days(from_day date) RETURNS TABLE(cause text, family text, unit text, outcome text, day date, holds boolean, value double precision, level double precision)
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  with
  series as materialized (select * from private.life_series(contrast_days.from_day)),
  outcomes as (
    -- Against the four weeks around it: two things that drift over months are not alike for that.
    select 'day' as unit, s.series as outcome, s.day, s.value,
      round((s.value - avg(s.value) over (partition by s.series order by s.day
        range between interval '14 days' preceding and interval '14 days' following))::numeric, 6)::double precision as level
    from series s where s.series in ('mood', 'energy', 'sleep', 'exercise', 'spending')
    union all
    select 'week', s.series, date_trunc('week', s.day)::date, w.value, w.value
    from (select distinct s.series, date_trunc('week', s.day)::date as day from series s where s.series in ('mood', 'energy', 'spending')) s
    cross join lateral (
      select case s.series when 'spending' then sum(d.value) else avg(d.value) end as value, count(*) as days
      from series d where d.series = s.series and d.day between s.day and s.day + 6
    ) w
    where w.days >= case s.series when 'spending' then 7 else 3 end
  )
  select k.cause, k.family, k.unit, o.outcome, k.day, k.holds, o.value, o.level
  from private.kinds_of_day(contrast_days.from_day) k
  join private.contrast_pairs() p on p.family = split_part(k.family, ':', 1)
  join outcomes o on o.unit = k.unit and o.outcome = p.outcome and o.day = k.day;
$$;

-- Name: FUNCTION contrast_days(from_day date); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.contrast_days(from_day date) IS 'Every day of a kind, or not of it, with an outcome that was recorded: value as it was, level against the weeks around it.';

-- Name: contrast_pairs(); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.contrast_pairs() RETURNS TABLE(family text, outcome text)
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  values ('sleep', 'mood'), ('sleep', 'energy'), ('sleep', 'spending'), ('exercise', 'mood'), ('exercise', 'energy'),
    ('mood', 'spending'), ('habit', 'mood'), ('habit', 'energy'), ('calendar', 'spending'), ('calendar', 'mood'),
    ('calendar', 'sleep'), ('calendar', 'exercise'), ('payday', 'spending');
$$;

-- Name: FUNCTION contrast_pairs(); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.contrast_pairs() IS 'What is asked about which kinds of day; a short list, so that chance has few occasions.';

-- Name: contrasts(date); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.contrasts(from_day date) RETURNS TABLE(cause text, family text, unit text, outcome text, n_in integer, n_out integer, mean_in double precision, mean_out double precision, effect double precision, z double precision, steady boolean, first_day date, last_day date)
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  with
  days as materialized (select * from private.contrast_days(contrasts.from_day)),
  ranked as (
    select d.*,
      rank() over (partition by d.cause, d.outcome order by d.level)
        + (count(*) over (partition by d.cause, d.outcome, d.level) - 1) / 2.0 as place,
      count(*) over (partition by d.cause, d.outcome, d.level) as ties,
      ntile(2) over (partition by d.cause, d.outcome order by d.day) as half
    from days d
  ),
  sums as (
    select r.cause, r.family, r.unit, r.outcome,
      count(*) filter (where r.holds)::int as n_in, count(*) filter (where not r.holds)::int as n_out,
      avg(r.value) filter (where r.holds) as mean_in, avg(r.value) filter (where not r.holds) as mean_out,
      sum(r.place) filter (where r.holds) as places, sum(r.ties * r.ties - 1)::double precision as ties,
      avg(r.level) filter (where r.holds and r.half = 1) - avg(r.level) filter (where not r.holds and r.half = 1) as before,
      avg(r.level) filter (where r.holds and r.half = 2) - avg(r.level) filter (where not r.holds and r.half = 2) as after,
      min(r.day) as first_day, max(r.day) as last_day
    from ranked r
    group by r.cause, r.family, r.unit, r.outcome
  ),
  tested as (
    select s.*, 2 * (s.places - s.n_in * (s.n_in + 1) / 2.0) / (s.n_in::double precision * s.n_out) - 1 as effect,
      sqrt(s.n_in::double precision * s.n_out / 12
        * greatest(0, s.n_in + s.n_out + 1 - s.ties / ((s.n_in + s.n_out)::double precision * (s.n_in + s.n_out - 1)))) as spread
    from sums s where s.n_in >= 4 and s.n_out >= 4
  )
  select t.cause, t.family, t.unit, t.outcome, t.n_in, t.n_out, t.mean_in, t.mean_out, t.effect,
    t.effect * t.n_in * t.n_out / 2 / nullif(t.spread, 0),
    coalesce(sign(t.before) = sign(t.effect) and sign(t.after) = sign(t.effect), false), t.first_day, t.last_day
  from tested t;
$$;

-- Name: FUNCTION contrasts(from_day date); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.contrasts(from_day date) IS 'Mann-Whitney test of each kind of day against the others: means as recorded, effect from -1 to 1 (how much more often a day of the kind is above than below another), z with ties corrected, steady when both halves of the time agree.';

-- Name: corrected(public.knowledge_items, text, text, text, text, text, jsonb); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.corrected(old public.knowledge_items, content text, title text, type text, area text, sub_area text, person_metadata jsonb) RETURNS public.knowledge_items
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  item public.knowledge_items := private.new_knowledge(false);
begin
  item.type := coalesce(corrected.type, old.type);
  item.area := coalesce(corrected.area, old.area);
  item.sub_area := coalesce(corrected.sub_area, case when item.area = old.area then old.sub_area end);
  item.content := coalesce(btrim(corrected.content, E' \t\r\n'), old.content);
  -- A title made from the content follows it; a name or the user's own title stays.
  item.title := coalesce(nullif(btrim(corrected.title), ''),
    case when old.title = private.title_of(old.content) then private.title_of(item.content) else old.title end);
  item.subject := old.subject;
  item.slot := old.slot;
  item.person_metadata := case when item.type = 'person'
    then coalesce(old.person_metadata, '{}') || coalesce(corrected.person_metadata, '{}') end;
  if item.type = 'person' and corrected.content is null
    and old.content = private.person_content(old.title, old.person_metadata ->> 'relationship') then
    item.content := private.person_content(item.title, item.person_metadata ->> 'relationship');
  end if;
  return item;
end;
$$;

-- Name: FUNCTION corrected(old public.knowledge_items, content text, title text, type text, area text, sub_area text, person_metadata jsonb); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.corrected(old public.knowledge_items, content text, title text, type text, area text, sub_area text, person_metadata jsonb) IS 'The item that takes an old one''s place, not stored yet: what is not given stays.';

-- Name: corrections(uuid); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.corrections(item_id uuid) RETURNS SETOF uuid
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  with recursive chain (id) as (
    select corrections.item_id
    union
    select case when l.from_id = c.id then l.to_id else l.from_id end
    from chain c
    join public.knowledge_links l on l.user_id = private.current_user_id() and l.relation = 'corrects' and c.id in (l.from_id, l.to_id)
  )
  select c.id from chain c;
$$;

-- Name: FUNCTION corrections(item_id uuid); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.corrections(item_id uuid) IS 'An item, what corrected it and what it corrected, and so on.';

-- Name: count_turn(); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.count_turn() RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  allowed int := coalesce((select (s.value #>> '{}')::int from private.settings s where s.key = 'turns_per_minute'), 600);
  this_minute timestamptz := date_trunc('minute', clock_timestamp());
  counted int;
begin
  insert into private.rate_limits as r (user_id, window_start, turns)
  values (private.current_user_id(), this_minute, 1)
  on conflict (user_id) do update set
    turns = case when r.window_start = excluded.window_start then r.turns + 1 else 1 end,
    window_start = excluded.window_start
  returning r.turns into counted;
  if counted > allowed then
    perform private.raise(429, 'rate_limited', 'Foram mensagens demais em pouco tempo. Espere um instante e tente de novo.',
      jsonb_build_object('retryAfter',
        ceil(extract(epoch from this_minute + interval '1 minute' - clock_timestamp()))::int));
  end if;
end;
$$;

-- Name: FUNCTION count_turn(); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.count_turn() IS 'Counts one turn of the caller; raises PT429 rate_limited over settings.turns_per_minute.';

-- Name: count_user_rows(uuid); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.count_user_rows(account uuid) RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $_$
declare
  found record;
  rows bigint;
  counts jsonb := '{}'::jsonb;
begin
  for found in
    select c.oid::regclass as name, c.relname as label from pg_catalog.pg_class c
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'r'
    order by c.relname
  loop
    execute format('select count(*) from %s t where t.user_id = $1', found.name) into rows using account;
    if rows > 0 then
      counts := counts || jsonb_build_object(found.label, rows);
    end if;
  end loop;
  return counts;
end;
$_$;

-- Name: FUNCTION count_user_rows(account uuid); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.count_user_rows(account uuid) IS 'Rows of a user, table by table, without the empty ones.';

-- Name: create_bill(text, numeric, text, integer, boolean, date); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.create_bill(name text, amount numeric, category text, due_day integer, recurring boolean, date date) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  day integer := private.finance_due_day(create_bill.due_day, create_bill.date);
  repeats boolean := coalesce(create_bill.recurring, create_bill.date is null);
  bill public.bills;
  changed jsonb;
begin
  if repeats then
    changed := private.change_bill_series(create_bill.name, create_bill.amount, create_bill.category, day);
    if changed is not null then
      return changed;
    end if;
  end if;
  if day is null then
    perform private.raise(400, 'due_day_required', 'Em que dia essa conta vence?', '{"field": "due_day"}');
  end if;
  insert into public.bills (user_id, name, category, amount, month, due_day, recurring)
  values (
    private.current_user_id(),
    create_bill.name,
    private.finance_category('bill', coalesce(create_bill.category, 'other')),
    create_bill.amount,
    -- Without a date it starts with the next time the day comes round: what is already past is taken as paid.
    case when create_bill.date is null then private.next_due_month(day) else private.finance_month(create_bill.date) end,
    day,
    repeats
  )
  returning * into bill;
  return jsonb_build_object('item', private.bill_json(bill), 'undo',
    jsonb_build_object('table', 'bills', 'id', bill.id, 'set', jsonb_build_object('deleted_at', 'now')));
end;
$$;

-- Name: create_budget(numeric, text, boolean, date); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.create_budget(amount numeric, category text, recurring boolean, date date) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  caller uuid := private.current_user_id();
  first_month date := private.finance_month(create_budget.date);
  wanted text := private.finance_category('budget', create_budget.category);
  before public.budgets;
  budget public.budgets;
begin
  -- Two at once would both insert, and one would fail on the unique index.
  perform pg_advisory_xact_lock(hashtextextended(caller::text || ':budget:' || wanted, 0));
  select b.* into before from public.budgets b
  where b.user_id = caller and b.category = wanted and b.month = first_month and b.deleted_at is null
  for update;
  if before.id is null then
    insert into public.budgets (user_id, category, amount, month, recurring)
    values (caller, wanted, create_budget.amount, first_month, coalesce(create_budget.recurring, true))
    returning * into budget;
  else
    update public.budgets b set amount = create_budget.amount, recurring = coalesce(create_budget.recurring, b.recurring)
    where b.user_id = caller and b.id = before.id
    returning b.* into budget;
  end if;
  return jsonb_build_object(
    'item', jsonb_strip_nulls(jsonb_build_object('id', budget.id, 'category', budget.category, 'amount', budget.amount,
      'month', budget.month, 'recurring', budget.recurring, 'replaced_amount', before.amount,
      'spent', coalesce(private.spending_of_month(budget.category, budget.month) -> 'category_spent', '0'))),
    'undo', jsonb_build_object('table', 'budgets', 'id', budget.id, 'set', case
      when before.id is null then jsonb_build_object('deleted_at', 'now')
      else jsonb_build_object('amount', before.amount, 'recurring', before.recurring) end));
end;
$$;

-- Name: FUNCTION create_budget(amount numeric, category text, recurring boolean, date date); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.create_budget(amount numeric, category text, recurring boolean, date date) IS 'A second budget of a category for the same month replaces the first.';

-- Name: create_debt(text, numeric, integer, integer, integer, date); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.create_debt(name text, amount numeric, due_day integer, installments integer, current_installment integer, date date) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  day integer := private.finance_due_day(create_debt.due_day, create_debt.date);
  count integer := coalesce(create_debt.installments, 1);
  current integer := coalesce(create_debt.current_installment, 1);
  next_month date;
  debt public.debts;
begin
  if count not between 1 and 600 then
    perform private.raise(400, 'invalid_installments', 'O número de parcelas vai de 1 a 600.',
      jsonb_build_object('installments', count, 'min', 1, 'max', 600));
  end if;
  if current not between 1 and count then
    perform private.raise(400, 'invalid_current_installment', format('A parcela atual vai de 1 a %s.', count),
      jsonb_build_object('current_installment', current, 'min', 1, 'max', count));
  end if;
  next_month := case when create_debt.date is not null then private.finance_month(create_debt.date)
    when day is not null then private.next_due_month(day) else private.finance_month(null) end;
  insert into public.debts (user_id, name, negotiated, installment_amount, installments, current_installment, start_month,
    due_day)
  values (
    private.current_user_id(),
    create_debt.name,
    -- A plan of instalments is an agreement; a bare sum is only owed, and does not weigh on the month.
    create_debt.installments is not null,
    create_debt.amount,
    count,
    current,
    (next_month - make_interval(months => current - 1))::date,
    day
  )
  returning * into debt;
  return jsonb_build_object('item', private.debt_json(debt), 'undo',
    jsonb_build_object('table', 'debts', 'id', debt.id, 'set', jsonb_build_object('deleted_at', 'now')));
end;
$$;

-- Name: create_income(text, numeric, text, integer, boolean, date); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.create_income(name text, amount numeric, category text, due_day integer, recurring boolean, date date) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  day integer := private.finance_due_day(create_income.due_day, create_income.date);
  received boolean := coalesce(create_income.date <= private.today(), false);
  repeats boolean := coalesce(create_income.recurring,
    create_income.date is null and (day is not null or create_income.category = 'salary'), false);
  income public.incomes;
  changed jsonb;
begin
  if repeats and not received then
    changed := private.change_income_series(create_income.name, create_income.amount, create_income.category, day);
    if changed is not null then
      return changed;
    end if;
  end if;
  insert into public.incomes (user_id, name, category, expected_amount, actual_amount, received_on, month, due_day, recurring)
  values (
    private.current_user_id(),
    create_income.name,
    private.finance_category('income', coalesce(create_income.category, 'other')),
    create_income.amount,
    case when received then create_income.amount end,
    case when received then create_income.date end,
    private.finance_month(create_income.date),
    day,
    repeats
  )
  returning * into income;
  return jsonb_build_object(
    'item', private.income_json(income),
    'undo', jsonb_build_object('table', 'incomes', 'id', income.id, 'set', jsonb_build_object('deleted_at', 'now')));
end;
$$;

-- Name: create_investment(text, numeric, text, date); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.create_investment(name text, amount numeric, category text, date date) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  investment public.investments;
begin
  insert into public.investments (user_id, name, category, amount, invested_on)
  values (
    private.current_user_id(),
    create_investment.name,
    private.finance_category('investment', coalesce(create_investment.category, 'other')),
    create_investment.amount,
    private.finance_past_date(create_investment.date)
  )
  returning * into investment;
  return jsonb_build_object(
    'item', jsonb_build_object('id', investment.id, 'name', investment.name, 'category', investment.category,
      'amount', investment.amount, 'date', investment.invested_on),
    'undo', jsonb_build_object('table', 'investments', 'id', investment.id, 'set', jsonb_build_object('deleted_at', 'now')));
end;
$$;

-- Name: create_user_rows(); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.create_user_rows() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  wanted_name text := nullif(btrim(left(new.raw_user_meta_data ->> 'name', 200)), '');
  wanted_zone text := left(new.raw_user_meta_data ->> 'timezone', 64);
begin
  insert into public.profiles (user_id, display_name, timezone)
  values (
    new.id,
    wanted_name,
    case when private.is_timezone(wanted_zone) then wanted_zone else 'America/Sao_Paulo' end
  );
  insert into public.user_memories (user_id) values (new.id);
  return new;
end;
$$;

-- Name: current_patterns(text[], text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.current_patterns(areas text[], topic text) RETURNS TABLE(sentence text, area text, other_area text, title text, relevance integer, effect double precision)
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  -- Half a year back. What the user rejected or put in their own words is not brought up from the figures again.
  select distinct on (o.family) o.content || ' (' || o.figures || ')', o.area, o.other_area, o.title,
    (o.area = any (areas))::int + coalesce(o.other_area = any (areas), false)::int + 2 * (private.content_words(topic) && private.content_words(o.title || ' ' || o.content))::int,
    o.effect
  from private.observed_patterns(private.today() - 182) o
  where o.clear and not exists (
    select from public.knowledge_items i
    where i.user_id = private.current_user_id() and i.pattern = o.pattern and i.deleted_at is not null and i.retired_at is null)
  order by o.family, abs(o.effect) desc;
$$;

-- Name: FUNCTION current_patterns(areas text[], topic text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.current_patterns(areas text[], topic text) IS 'Patterns in the caller''s records with their figures; relevance: how much they have to do with the areas and words of a topic, 0 for nothing.';

-- Name: current_successor(uuid); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.current_successor(item_id uuid) RETURNS uuid
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select i.id from private.successors(current_successor.item_id) as s (id)
  join public.knowledge_items i on i.user_id = private.current_user_id() and i.id = s.id
  where i.deleted_at is null and i.superseded_at is null
  limit 1;
$$;

-- Name: current_user_id(); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.current_user_id() RETURNS uuid
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  user_id uuid := (select auth.uid());
begin
  if user_id is null then
    perform private.raise(401, 'unauthenticated', 'Entre na sua conta para continuar.');
  end if;
  return user_id;
end;
$$;

-- Name: FUNCTION current_user_id(); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.current_user_id() IS 'The caller''s user id; raises PT401 unauthenticated without one.';

-- Name: daily_values(text[], uuid[], date); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.daily_values(metrics text[], habits uuid[], from_day date) RETURNS TABLE(series integer, day date, value double precision)
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select s.series, e.entry_date, case when r.adds_up then sum(e.value) else avg(e.value) end::double precision
  from private.trend_series(daily_values.metrics, daily_values.habits) s
  join private.metric_rules() r on r.metric = case s.kind when 'metric' then s.name else s.kind end
  join public.tracking_entries e on e.user_id = (select auth.uid()) and e.metric = r.metric and e.deleted_at is null
    and e.entry_date between daily_values.from_day and private.today()
    and (s.kind = 'metric' or private.fold(e.custom_name) = private.fold(s.name))
  group by s.series, e.entry_date, r.adds_up
  union all
  select s.series, d.day, d.value::double precision
  from private.trend_series(daily_values.metrics, daily_values.habits) s
  cross join lateral private.habit_days(s.habit_id, daily_values.from_day) d
  where s.kind = 'habit';
$$;

-- Name: FUNCTION daily_values(metrics text[], habits uuid[], from_day date); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.daily_values(metrics text[], habits uuid[], from_day date) IS 'One value a day and series: the sum where entries of a day add up, else their mean; 1 or 0 for habits.';

-- Name: days_summary(date, date); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.days_summary(first_day date, last_day date) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select jsonb_build_object(
    'spent', coalesce((select sum(s.spent) from private.spending_by_category(days_summary.first_day, days_summary.last_day) s), 0),
    'by_category', coalesce((
      select jsonb_agg(jsonb_build_object('category', s.category, 'spent', s.spent, 'count', s.count) order by s.spent desc, s.category)
      from private.spending_by_category(days_summary.first_day, days_summary.last_day) s where s.spent > 0), '[]'),
    'expenses', coalesce((
      select jsonb_agg(jsonb_build_object('id', e.id, 'description', e.description, 'amount', e.amount, 'category', e.category, 'date', e.spent_on)
        order by e.spent_on desc, e.created_at desc, e.id)
      from (
        select x.* from public.expenses x
        where x.user_id = private.current_user_id() and x.deleted_at is null
          and x.spent_on between days_summary.first_day and days_summary.last_day
        order by x.spent_on desc, x.created_at desc, x.id limit 10
      ) as e), '[]'),
    'bills_paid', coalesce((
      select sum(b.amount) from public.bills b
      where b.user_id = private.current_user_id() and b.deleted_at is null
        and b.paid_on between days_summary.first_day and days_summary.last_day), 0),
    'invested', private.investment_totals(days_summary.first_day, days_summary.last_day) -> 'invested');
$$;

-- Name: FUNCTION days_summary(first_day date, last_day date); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.days_summary(first_day date, last_day date) IS 'What was spent, paid and invested on these days; the newest ten expenses are listed.';

-- Name: debt_json(public.debts); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.debt_json(debt public.debts) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select jsonb_strip_nulls(jsonb_build_object(
    'id', debt_json.debt.id,
    'name', debt_json.debt.name,
    'negotiated', debt_json.debt.negotiated,
    'status', private.debt_status(debt_json.debt),
    'installment_amount', debt_json.debt.installment_amount,
    'installments', debt_json.debt.installments,
    'paid_installments', debt_json.debt.current_installment - 1,
    'remaining_installments', this.left_over,
    'total_amount', debt_json.debt.total_amount,
    'paid_amount', debt_json.debt.paid_amount,
    'remaining_amount', this.left_over * debt_json.debt.installment_amount,
    'percent', round(100 * debt_json.debt.paid_amount / debt_json.debt.total_amount, 1),
    'next_due_on', case when this.left_over > 0 and debt_json.debt.negotiated
      then private.due_date(this.next_month, debt_json.debt.due_day) end,
    -- One instalment a month from now on, if the next one is late.
    'projected_end', case when this.left_over > 0 and debt_json.debt.negotiated then private.due_date(
      (greatest(this.next_month, private.finance_month(null)) + make_interval(months => this.left_over - 1))::date,
      coalesce(debt_json.debt.due_day, 31)) end))
  from (
    select private.next_installment_month(debt_json.debt) as next_month,
      case when debt_json.debt.status in ('settled', 'paid_off') then 0
        else debt_json.debt.installments - debt_json.debt.current_installment + 1 end as left_over
  ) as this;
$$;

-- Name: FUNCTION debt_json(debt public.debts); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.debt_json(debt public.debts) IS 'A debt as tools return it. projected_end is the due date of the last instalment at one a month; none for a debt that is not negotiated.';

-- Name: debt_label(public.debts); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.debt_label(debt public.debts) RETURNS text
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select format('%s – %s de %s', debt_label.debt.name,
    case when debt_label.debt.installments = 1 then 'valor' else
      format('parcela %s/%s', debt_label.debt.current_installment, debt_label.debt.installments) end,
    private.finance_money(debt_label.debt.installment_amount));
$$;

-- Name: debt_names(); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.debt_names() RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select coalesce(jsonb_agg(n.name order by n.name), '[]')
  from (
    select distinct d.name from public.debts d
    where d.user_id = private.current_user_id() and d.deleted_at is null and d.status not in ('paid_off', 'settled')
    order by 1 limit 10
  ) as n;
$$;

-- Name: debt_status(public.debts); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.debt_status(debt public.debts) RETURNS text
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select case
    when debt_status.debt.status = 'active' and debt_status.debt.negotiated
      and private.due_date(private.next_installment_month(debt_status.debt), debt_status.debt.due_day) < private.today()
    then 'overdue' else debt_status.debt.status end;
$$;

-- Name: FUNCTION debt_status(debt public.debts); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.debt_status(debt public.debts) IS 'The stored status; overdue when the next instalment of an active negotiated debt was due before today.';

-- Name: debt_totals(public.debts[]); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.debt_totals(debts public.debts[]) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select jsonb_build_object(
    'open', count(*),
    'owed', coalesce(sum(d.total_amount - d.paid_amount), 0),
    'negotiated', coalesce(sum(d.total_amount - d.paid_amount) filter (where d.negotiated), 0),
    'not_negotiated', coalesce(sum(d.total_amount - d.paid_amount) filter (where not d.negotiated), 0),
    'paid', coalesce(sum(d.paid_amount), 0),
    'monthly', coalesce(sum(d.installment_amount) filter (where d.negotiated and d.status in ('active', 'overdue')), 0))
  from unnest(debt_totals.debts) as d
  where d.status not in ('paid_off', 'settled') and d.deleted_at is null;
$$;

-- Name: FUNCTION debt_totals(debts public.debts[]); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.debt_totals(debts public.debts[]) IS 'Sums over the open ones. owed counts every debt; monthly, the share of the month''s budget, only negotiated ones.';

-- Name: debts_by_name(text, boolean); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.debts_by_name(debt_name text, open_only boolean) RETURNS SETOF public.debts
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select (fit.debt).*
  from (
    select d as debt, s.score, max(s.score) over () as best
    from public.debts d
    cross join lateral (
      select case when debts_by_name.debt_name is null then 1
        else private.finance_name_score(d.name, debts_by_name.debt_name) end::real as score
    ) as s
    where d.user_id = private.current_user_id() and d.deleted_at is null
      and (not debts_by_name.open_only or d.status not in ('paid_off', 'settled'))
  ) as fit
  where private.finance_name_fits(fit.score, fit.best)
  order by (fit.debt).status in ('paid_off', 'settled'), (fit.debt).total_amount - (fit.debt).paid_amount desc, (fit.debt).name
  limit 50;
$$;

-- Name: FUNCTION debts_by_name(debt_name text, open_only boolean); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.debts_by_name(debt_name text, open_only boolean) IS 'The caller''s debts that a name means, all of them without a name; open ones first, the largest first.';

-- Name: derive_message(jsonb); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.derive_message(parts jsonb, OUT content text, OUT tool_calls jsonb, OUT tool_call_id text, OUT name text) RETURNS record
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select
    coalesce(string_agg(p.value ->> 'text', '' order by p.position) filter (where p.value ->> 'type' = 'text'), ''),
    jsonb_agg(jsonb_build_object('id', p.value -> 'toolCallId', 'name', p.value -> 'toolName', 'arguments', p.value -> 'input')
      order by p.position) filter (where p.value ->> 'type' = 'tool-call'),
    min(p.value ->> 'toolCallId') filter (where p.value ->> 'type' = 'tool-result'),
    min(p.value ->> 'toolName') filter (where p.value ->> 'type' = 'tool-result')
  from jsonb_array_elements(derive_message.parts) with ordinality as p (value, position);
$$;

-- Name: FUNCTION derive_message(parts jsonb, OUT content text, OUT tool_calls jsonb, OUT tool_call_id text, OUT name text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.derive_message(parts jsonb, OUT content text, OUT tool_calls jsonb, OUT tool_call_id text, OUT name text) IS 'The plain columns of a message, from its parts.';

-- Name: detail_words(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.detail_words(content text) RETURNS text[]
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select private.key_words(regexp_replace(private.tag_words(regexp_replace(private.spell_out(content), '[.?,]', ' ', 'g')), '\w+:[a-z]\d', '', 'g'));
$$;

-- Name: FUNCTION detail_words(content text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.detail_words(content text) IS 'Stems of the words beside the verbs: the details of a claim.';

-- Name: due_notes(timestamp with time zone, uuid); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.due_notes(at timestamp with time zone, among uuid DEFAULT NULL::uuid) RETURNS TABLE(user_id uuid, kind text, day date)
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select s.user_id, n.kind, n.day
  from private.note_schedule s
  join public.profiles p on p.user_id = s.user_id
  -- Six hours back it is still yesterday until 6:00.
  cross join lateral (select (due_notes.at at time zone p.timezone - interval '6 hours')::date as today) l
  cross join lateral (
    select 'weekly_report', date_trunc('week', l.today::timestamp)::date - 1
    where date_trunc('week', l.today::timestamp)::date > s.last_week
    union all
    select 'monthly_report', date_trunc('month', l.today::timestamp)::date - 1
    where date_trunc('month', l.today::timestamp)::date > s.last_month
    union all
    select i.kind, i.period_to
    from public.library_items i
    where i.user_id = s.user_id and i.kind = 'medical_appointment' and i.origin = 'automatic' and i.deleted_at is null
      and i.period_to = l.today and i.generated_at < (l.today + time '06:00') at time zone p.timezone
  ) n (kind, day)
  where (due_notes.among is null or s.user_id = due_notes.among)
    and (s.next_attempt_at is null or s.next_attempt_at <= due_notes.at);
$$;

-- Name: FUNCTION due_notes(at timestamp with time zone, among uuid); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.due_notes(at timestamp with time zone, among uuid) IS 'Which notes are to be written, of all users or of one: kind, and a day of the period or of the appointment.';

-- Name: due_users(timestamp with time zone); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.due_users(at timestamp with time zone) RETURNS TABLE(user_id uuid, local_date date, waiting boolean)
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select q.user_id, l.local_time::date, exists (select from private.messages_to_learn(q.user_id))
  from private.consolidation_queue q
  join public.profiles p on p.user_id = q.user_id
  cross join lateral (select due_users.at at time zone p.timezone as local_time) l
  where l.local_time::time >= '03:00'
    and (q.last_run_local_date is null or q.last_run_local_date < l.local_time::date)
    and (q.locked_until is null or q.locked_until <= due_users.at)
    and (q.next_attempt_at is null or q.next_attempt_at <= due_users.at);
$$;

-- Name: FUNCTION due_users(at timestamp with time zone); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.due_users(at timestamp with time zone) IS 'Whose local time is 3:00 or later on a date that had no consolidation yet; waiting: there is something to learn from.';

-- Name: employer_of(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.employer_of(phrase text) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  said text[] := string_to_array(btrim(phrase), ' ');
  first int;
  name text;
begin
  for i in 1 .. coalesce(cardinality(said), 0) - 1 loop
    continue when said[i] <> all (array['em', 'no', 'na', 'nos', 'nas', 'pela', 'pelo', 'por', 'para']);
    first := i + 1;
    while said[first] in ('o', 'a', 'um', 'uma', 'os', 'as', 'outra', 'outro', 'minha', 'meu', 'nova', 'novo', 'propria', 'proprio') loop
      first := first + 1;
    end loop;
    continue when said[first] is null or said[first] ~ '[:,]' or said[first] = any (array['home', 'casa', 'noite', 'turno', 'area', 'ramo', 'setor', 'periodo', 'fim', 'momento', 'manha', 'tarde',
      'madrugada', 'meio', 'tempo', 'equipe', 'time', 'presencial', 'remoto', 'regime', 'segunda', 'cargo', 'vida', 'funcao', 'mes', 'semana', 'ano', 'dia', 'feriado', 'sabado',
      'domingo', 'janeiro', 'fevereiro', 'marco', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro', 'concurso', 'ultima', 'ultimo', 'proxima', 'proximo', 'escala',
      'aniversario', 'viver', 'mim', 'conta', 'qual', 'juntar', 'pagar', 'sao', 'paz', 'folga', 'emprego', 'trabalho', 'sexta', 'quinta', 'quarta', 'terca']) and said[first] <> 'sao';
    name := said[first];
    for k in first + 1 .. least(first + 4, cardinality(said)) loop
      exit when said[k] ~ '[:,]' or said[k] = any (array['com', 'desde', 'ha', 'como', 'e', 'mas', 'ate', 'a', 'em', 'no', 'na', 'por', 'para', 'agora', 'hoje', 'ja', 'ontem', 'mes',
        'semana', 'que', 'faz', 'as', 'mais', 'tambem', 'quando', 'desde', 'so', 'la', 'mesmo', 'ainda', 'depois']);
      name := name || ' ' || said[k];
    end loop;
    return to_jsonb(private.key_words(name));
  end loop;
  return null;
end;
$$;

-- Name: FUNCTION employer_of(phrase text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.employer_of(phrase text) IS 'Stems of the name after "na", "no", "em" in what follows a verb of working; null when none.';

-- Name: end_bill_series(); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.end_bill_series() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  delete from public.bills b
  where b.user_id = new.user_id and b.group_id = new.group_id and b.month > new.month
    and b.status = 'pending' and b.deleted_at is null;
  return null;
end;
$$;

-- Name: end_income_series(); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.end_income_series() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  delete from public.incomes i
  where i.user_id = new.user_id and i.group_id = new.group_id and i.month > new.month
    and i.actual_amount is null and i.deleted_at is null;
  return null;
end;
$$;

-- Name: end_run(uuid, timestamp with time zone); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.end_run(user_id uuid, at timestamp with time zone) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$
  -- A run that was forced before 3:00 does not stand for the night's own.
  update private.consolidation_queue q set
    last_run_local_date = case when l.local_time::time >= '03:00'
      then greatest(q.last_run_local_date, l.local_time::date) else q.last_run_local_date end,
    locked_until = null, claimed_at = null, tries = 0, next_attempt_at = null, time_spent = '0'
  from public.profiles p, lateral (select end_run.at at time zone p.timezone as local_time) l
  where q.user_id = end_run.user_id and p.user_id = q.user_id;
$$;

-- Name: ensure_person(text, text, boolean, text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.ensure_person(name text, relationship text, by_assistant boolean, content text DEFAULT NULL::text, OUT id uuid, OUT created boolean, OUT undo jsonb) RETURNS record
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  spoken record;
  person public.knowledge_items;
  people public.knowledge_items[];
begin
  created := false;
  if ensure_person.name is null or private.plain_words(ensure_person.name) !~ '[[:alpha:]]' or char_length(ensure_person.name) > 200 then
    perform private.raise(400, 'invalid_name', 'De quem você está falando? Preciso de um nome de até 200 letras.');
  end if;
  if private.is_me(ensure_person.name) then
    return;
  end if;
  select * into spoken from private.read_name(ensure_person.name);
  spoken.relationship := coalesce(nullif(btrim(ensure_person.relationship), ''), spoken.relationship);
  perform pg_advisory_xact_lock(hashtextextended(private.current_user_id()::text || ':knowledge', 0));
  people := array(select p from private.same_person(ensure_person.name, spoken.relationship) as p);
  if cardinality(people) > 1 then
    perform private.raise(409, 'ambiguous_person', 'Conheço mais de uma pessoa assim. Qual delas?',
      (select jsonb_build_object('people', jsonb_agg(private.person_label(p) order by private.person_label(p))) from unnest(people) as p));
  end if;
  if cardinality(people) = 1 then
    person := people[1];
    id := person.id;
    undo := private.name_person(person, spoken.name);
    return;
  end if;
  person := private.new_knowledge(by_assistant, 0.95);
  person.type := 'person';
  person.title := spoken.name;
  person.content := coalesce(nullif(btrim(ensure_person.content, E' \t\r\n'), ''), private.person_content(spoken.name, spoken.relationship));
  person.person_metadata := jsonb_strip_nulls(jsonb_build_object('relationship', spoken.relationship));
  perform private.insert_knowledge(person);
  id := person.id;
  created := true;
  undo := jsonb_build_array(jsonb_build_object('table', 'knowledge_items', 'id', id, 'set', jsonb_build_object('deleted_at', 'now')));
end;
$$;

-- Name: FUNCTION ensure_person(name text, relationship text, by_assistant boolean, content text, OUT id uuid, OUT created boolean, OUT undo jsonb); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.ensure_person(name text, relationship text, by_assistant boolean, content text, OUT id uuid, OUT created boolean, OUT undo jsonb) IS 'The id of the person somebody means, made when unknown; null for the user. Raises PT400 invalid_name, PT409 ambiguous_person with the labels to choose from.';

-- Name: erase_account(uuid); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.erase_account(account uuid) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  counts jsonb;
  receipt jsonb;
begin
  if account is distinct from private.current_user_id() then
    perform private.raise(404, 'account_not_found', 'Essa conta não é sua.');
  end if;
  -- One deletion at a time; the second finds nobody.
  perform 1 from auth.users u where u.id = account for update;
  if not found then
    perform private.raise(401, 'unauthenticated', 'Essa conta não existe mais.');
  end if;
  if coalesce(private.signed_in_at() < clock_timestamp() - interval '10 minutes', true) then
    perform private.raise(403, 'recent_login_required', 'Para apagar a conta, entre de novo: seu último acesso tem mais de 10 minutos.');
  end if;
  counts := private.count_user_rows(account);
  perform private.erase_auth_rows(account);
  delete from auth.users u where u.id = account;
  if private.count_user_rows(account) <> '{}' then
    raise exception 'rows of a deleted account remain: %', private.count_user_rows(account);
  end if;
  receipt := jsonb_build_object('id', gen_random_uuid(), 'account_id', account, 'deleted_at', clock_timestamp(), 'rows', counts,
    'total', (select coalesce(sum(c.value::bigint), 0) from jsonb_each_text(counts) as c));
  return receipt || jsonb_build_object('signature', private.export_signature('receipt', receipt::text));
end;
$$;

-- Name: FUNCTION erase_account(account uuid); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.erase_account(account uuid) IS 'Deletes the caller''s account and returns the receipt; raises when a single row would remain.';

-- Name: erase_auth_rows(uuid); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.erase_auth_rows(account uuid) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $_$
declare
  found record;
begin
  -- Not everything of the auth schema hangs on the user by a foreign key (refresh tokens hold its id as text).
  for found in
    select c.oid::regclass as name from pg_catalog.pg_class c
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
    where c.relnamespace = 'auth'::regnamespace and c.relkind = 'r' and has_table_privilege(c.oid, 'delete')
  loop
    execute format('delete from %s t where t.user_id::text = $1', found.name) using account::text;
  end loop;
  if has_table_privilege('auth.audit_log_entries', 'delete') then
    delete from auth.audit_log_entries e where e.payload ->> 'actor_id' = account::text;
  end if;
end;
$_$;

-- Name: export_columns(text, text[]); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.export_columns(table_name text, tables text[]) RETURNS text[]
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select array_agg(a.attname::text order by a.attnum)
  from pg_catalog.pg_attribute a
  where a.attrelid = format('public.%I', export_columns.table_name)::regclass and a.attnum > 0 and not a.attisdropped
    and a.attgenerated = '' and a.attidentity = ''
    and a.attname <> all (array['user_id', 'embedding', 'embedding_model', 'client_message_id', 'not_to_learn_at', 'deleted_at'])
    -- One row a user, made at sign-up: these belong to the account it is in.
    and not (export_columns.table_name in ('profiles', 'user_memories')
      and a.attname = any (array['version', 'last_consolidated_at', 'created_at', 'updated_at']))
    and not exists (
      select from private.export_references(export_columns.table_name) as r
      where r.column_name = a.attname and r.target <> all (export_columns.tables));
$$;

-- Name: FUNCTION export_columns(table_name text, tables text[]); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.export_columns(table_name text, tables text[]) IS 'The columns of a table that are exported: no owner, nothing computed, nothing that points outside of the tables given.';

-- Name: export_part(text, text[], timestamp with time zone, text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.export_part(table_name text, tables text[], after_time timestamp with time zone, after_key text, OUT rows jsonb, OUT last_time timestamp with time zone, OUT last_key text, OUT complete boolean) RETURNS record
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $_$
begin
  -- At most 500 rows or about 1 MB, and at least one row.
  execute format($query$
    with page as (%s),
    sized as (
      select p.*, sum(octet_length(p.row::text)) over (order by p.position) - octet_length(p.row::text) as before from page p
    ),
    taken as (select s.* from sized s where s.before < 1000000)
    select coalesce(jsonb_agg(t.row order by t.position), '[]'), max(t.created_at),
      (array_agg(t.key order by t.position desc))[1],
      count(*) < 500 and count(*) = (select count(*) from page)
    from taken t
  $query$, private.export_query(table_name, tables))
  into rows, last_time, last_key, complete
  using private.current_user_id(), after_time, after_key;
end;
$_$;

-- Name: export_query(text, text[]); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.export_query(table_name text, tables text[]) RETURNS text
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $_$
declare
  row_text text := format('(select to_jsonb(x) from (select %s) x)', (
    select string_agg(format('t.%I', c), ', ') from unnest(private.export_columns(table_name, tables)) as c));
  kept text := 'true';
  key text := case
    when private.has_column(table_name, 'seq') then 't.seq'
    when private.has_column(table_name, 'id') then 't.id'
    else 't.user_id' end;
  reference record;
begin
  if private.has_column(table_name, 'deleted_at') then
    kept := kept || ' and t.deleted_at is null';
  end if;
  -- A row that hangs on a deleted one goes with it; one that only mentions it loses the mention.
  for reference in select * from private.export_references(table_name) loop
    if private.has_column(reference.target, 'deleted_at') and reference.target = any (tables) then
      if reference.required then
        kept := kept || format(' and exists (select from public.%I r where r.user_id = t.user_id and r.id = t.%I and r.deleted_at is null)',
          reference.target, reference.column_name);
      else
        row_text := row_text || format(
          ' || jsonb_build_object(%L, (select r.id from public.%I r where r.user_id = t.user_id and r.id = t.%I and r.deleted_at is null))',
          reference.column_name, reference.target, reference.column_name);
      end if;
    end if;
  end loop;
  if table_name = 'knowledge_items' then
    -- What was deleted in a chain of successors is passed over.
    row_text := row_text || ' || jsonb_build_object(''is_current'', private.is_current(t), ''about'','
      ' (select p.title from public.knowledge_items p where p.user_id = t.user_id and p.id = t.subject_id), ''superseded_by_id'','
      ' case when t.superseded_by_id is not null then (select i.id from private.successors(t.id) with ordinality as s (id, position)'
      ' join public.knowledge_items i on i.user_id = t.user_id and i.id = s.id and i.deleted_at is null order by s.position limit 1) end)';
    kept := kept || ' and (t.subject_id is null or exists (select from public.knowledge_items p'
      ' where p.user_id = t.user_id and p.id = t.subject_id and p.deleted_at is null))';
  end if;
  return format(
    'select private.compact(%s) as row, t.created_at, %s::text as key, row_number() over (order by t.created_at, %s) as position'
    ' from public.%I t where t.user_id = $1 and %s and ($2 is null or (t.created_at, %s) > ($2, $3::%s)) order by 4 limit 500',
    row_text, key, key, table_name, kept, key, case key when 't.seq' then 'bigint' else 'uuid' end);
end;
$_$;

-- Name: FUNCTION export_query(table_name text, tables text[]); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.export_query(table_name text, tables text[]) IS 'The statement that reads a page of a table: $1 the user, $2 and $3 the created_at and key of the last row before it.';

-- Name: export_references(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.export_references(table_name text) RETURNS TABLE(column_name text, target text, required boolean)
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select a.attname::text, t.relname::text, a.attnotnull
  from pg_catalog.pg_constraint k
  join pg_catalog.pg_class t on t.oid = k.confrelid and t.relnamespace = 'public'::regnamespace
  join pg_catalog.pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey) and a.attname <> 'user_id' and a.attgenerated = ''
  where k.contype = 'f' and k.conrelid = format('public.%I', export_references.table_name)::regclass;
$$;

-- Name: FUNCTION export_references(table_name text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.export_references(table_name text) IS 'Columns of a table that hold the id of a row of another, or of the same.';

-- Name: export_signature(text, text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.export_signature(purpose text, digest text) RETURNS text
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select encode(extensions.hmac(
    export_signature.purpose || ':' || export_signature.digest,
    (select s.value #>> '{}' from private.settings s where s.key = 'export_secret'), 'sha256'), 'hex')
  where (select auth.uid()) is not null;
$$;

-- Name: FUNCTION export_signature(purpose text, digest text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.export_signature(purpose text, digest text) IS 'HMAC-SHA256 with this deployment''s own secret; null without a user.';

-- Name: export_tables(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.export_tables(what text) RETURNS text[]
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  with recursive
  found as (
    select c.oid, c.relname::text as name
    from pg_catalog.pg_class c
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and case export_tables.what
        when 'memory' then c.relname in ('user_memories', 'knowledge_items', 'knowledge_links')
        when 'notes' then c.relname = 'library_items'
        when 'conversations' then c.relname in ('conversations', 'messages')
        else c.relname in ('profiles', 'user_memories') or has_any_column_privilege('authenticated', c.oid, 'insert') end
  ),
  -- A table comes after those it points to. Its own rows are inserted by one statement, so a circle of one is none.
  ranked (oid, depth) as (
    select f.oid, 0 from found f
    union
    select k.conrelid, r.depth + 1 from ranked r
    join pg_catalog.pg_constraint k on k.confrelid = r.oid and k.contype = 'f' and k.conrelid <> r.oid
    where k.conrelid in (select f.oid from found f) and r.depth < 20
  )
  select coalesce(array_agg(f.name order by
    array_position(array['profiles', 'user_memories', 'conversations', 'messages', 'knowledge_items', 'knowledge_links'], f.name),
    d.depth, f.name), '{}')
  from found f join (select r.oid, max(r.depth) as depth from ranked r group by r.oid) d on d.oid = f.oid;
$$;

-- Name: FUNCTION export_tables(what text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.export_tables(what text) IS 'Tables of an export: memory, notes, conversations or everything; each after those it points to.';

-- Name: field_of(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.field_of(work text) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  -- "Trabalha com marketing", not "com a irmã".
  select case when field is not null and not private.is_relation(regexp_replace(field, '^(?:o |a |meu |minha )*(\w+).*', '\1'))
    then to_jsonb(private.key_words(regexp_replace(field, ' (?:,|em|no|na|desde|ha|para|e|mas|por) ?.*', ''))) end
  from substring(work from '\mcom (?!\w+:)(.*)') as field;
$$;

-- Name: fill_user_memory(jsonb, jsonb); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.fill_user_memory(content jsonb, edited jsonb) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  update public.user_memories m set
    name = v.name, age = v.age, location = v.location, occupation = v.occupation, family_context = v.family_context,
    current_goals = v.current_goals, current_challenges = v.current_challenges, top_of_mind = v.top_of_mind,
    "values" = v."values", communication_style = v.communication_style, timezone = v.timezone,
    learned_patterns = v.learned_patterns, edited_fields = m.edited_fields || fill_user_memory.edited
  from (
    select (jsonb_populate_record(o, fill_user_memory.content)).* from public.user_memories o
    where o.user_id = private.current_user_id()
  ) v
  where m.user_id = v.user_id;
$$;

-- Name: finance_alerts(date, date, numeric, numeric, numeric, jsonb); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.finance_alerts(first_day date, last_day date, income numeric, balance numeric, projected numeric, overdue_bills jsonb) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select coalesce(jsonb_agg(a.alert order by a.position, a.weight desc), '[]')
  from (
    select 1 as position, 0::numeric as weight, finance_alerts.overdue_bills || '{"kind": "overdue_bills"}' as alert
    where (finance_alerts.overdue_bills ->> 'count')::integer > 0
    union all
    select 2, 0, jsonb_build_object('kind', 'overdue_installments', 'count', count(*), 'total', sum(i.amount))
    from private.open_installments(private.today() - 1) i
    where i.due_on is not null and finance_alerts.last_day >= private.today()
    having count(*) > 0
    union all
    select case when s.percent > 100 then 3 else 4 end, s.percent, jsonb_build_object(
      'kind', case when s.percent > 100 then 'budget_exceeded' else 'budget_near_limit' end,
      'category', s.category, 'spent', s.spent, 'budget', s.budget, 'percent', s.percent)
    from private.spending_by_category(finance_alerts.first_day, finance_alerts.last_day) s
    where s.percent >= 80
    union all
    -- Who has not entered an income yet would be in the red from the first expense on.
    select 5, 0, case when finance_alerts.balance < 0
      then jsonb_build_object('kind', 'negative_balance', 'balance', finance_alerts.balance)
      else jsonb_build_object('kind', 'negative_projection', 'projected_balance', finance_alerts.projected) end
    where finance_alerts.income > 0 and least(finance_alerts.balance, finance_alerts.projected) < 0
  ) as a;
$$;

-- Name: FUNCTION finance_alerts(first_day date, last_day date, income numeric, balance numeric, projected numeric, overdue_bills jsonb); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.finance_alerts(first_day date, last_day date, income numeric, balance numeric, projected numeric, overdue_bills jsonb) IS 'What needs attention, most urgent first: overdue_bills, overdue_installments, budget_exceeded (over 100 %), budget_near_limit (80 % and more), negative_balance or negative_projection.';

-- Name: finance_amount(numeric); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.finance_amount(amount numeric) RETURNS numeric
    LANGUAGE plpgsql IMMUTABLE
    SET search_path TO ''
    AS $$
begin
  -- NaN and Infinity sort above every number, so the upper bound refuses them too; below half a cent rounds to zero.
  if finance_amount.amount is null or finance_amount.amount < 0.005 or finance_amount.amount >= 1000000000 then
    perform private.raise(400, 'invalid_amount', 'O valor precisa ser maior que zero e menor que um bilhão de reais.',
      jsonb_build_object('amount', finance_amount.amount::text, 'min', 0.01, 'max', 999999999.99));
  end if;
  return least(round(finance_amount.amount, 2), 999999999.99);
end;
$$;

-- Name: FUNCTION finance_amount(amount numeric); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.finance_amount(amount numeric) IS 'The amount in whole cents, or PT400 invalid_amount.';

-- Name: finance_categories(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.finance_categories(kind text) RETURNS text[]
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    SET search_path TO ''
    AS $$
  select case finance_categories.kind
    when 'expense' then array['food', 'transport', 'health', 'entertainment', 'shopping', 'housing', 'education', 'other']
    when 'budget' then array['food', 'transport', 'health', 'entertainment', 'shopping', 'housing', 'education', 'other']
    when 'bill' then array['housing', 'utilities', 'subscription', 'insurance', 'other']
    when 'income' then array['salary', 'freelance', 'bonus', 'passive', 'investment', 'gift', 'other']
    when 'investment' then array['savings', 'fixed_income', 'funds', 'stocks', 'crypto', 'retirement', 'real_estate', 'other']
  end;
$$;

-- Name: FUNCTION finance_categories(kind text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.finance_categories(kind text) IS 'Categories of expense, budget, bill, income or investment; the tables'' constraints say the same.';

-- Name: finance_category(text, text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.finance_category(kind text, category text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE
    SET search_path TO ''
    AS $$
declare
  allowed text[] := private.finance_categories(finance_category.kind);
begin
  if finance_category.category is null or not finance_category.category = any (allowed) then
    perform private.raise(400, 'invalid_category', 'Não conheço essa categoria.',
      jsonb_build_object('category', left(finance_category.category, 100), 'allowed', to_jsonb(allowed)));
  end if;
  return finance_category.category;
end;
$$;

-- Name: FUNCTION finance_category(kind text, category text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.finance_category(kind text, category text) IS 'The category, or PT400 invalid_category with the allowed ones in detail.';

-- Name: finance_due_day(integer, date); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.finance_due_day(due_day integer, date date) RETURNS integer
    LANGUAGE plpgsql IMMUTABLE
    SET search_path TO ''
    AS $$
declare
  day integer := coalesce(finance_due_day.due_day, extract(day from finance_due_day.date)::integer);
begin
  if day not between 1 and 31 then
    perform private.raise(400, 'invalid_due_day', 'O dia do vencimento vai de 1 a 31.',
      jsonb_build_object('due_day', day, 'min', 1, 'max', 31));
  end if;
  return day;
end;
$$;

-- Name: FUNCTION finance_due_day(due_day integer, date date); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.finance_due_day(due_day integer, date date) IS 'The due day, else the day of the date, else null; PT400 invalid_due_day.';

-- Name: finance_money(numeric); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.finance_money(amount numeric) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    SET search_path TO ''
    AS $_$
  select 'R$ ' || translate(to_char(finance_money.amount, 'FM999,999,999,990.00'), ',.', '.,');
$_$;

-- Name: FUNCTION finance_money(amount numeric); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.finance_money(amount numeric) IS 'R$ 1.234,56';

-- Name: finance_name(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.finance_name(name text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE
    SET search_path TO ''
    AS $$
declare
  folded text := regexp_replace(private.fold(finance_name.name), '[^a-z0-9]+', ' ', 'g');
  bare text := btrim(regexp_replace(folded,
    '\m(a|o|as|os|e|um|uma|de|da|do|das|dos|no|na|la|em|meu|minha|conta|contas|fatura|boleto|mensalidade|parcelas?|prestacao|prestacoes|divida|pagamento)\M',
    ' ', 'g'));
begin
  -- Words for the same bill; what is left over when nothing but common words was said is what was said.
  bare := regexp_replace(bare, '\s+', ' ', 'g');
  bare := regexp_replace(bare, '\m(energia( eletrica)?|eletricidade)\M', 'luz', 'g');
  bare := regexp_replace(bare, '\m(wi ?fi|banda larga|net)\M', 'internet', 'g');
  bare := regexp_replace(bare, '\m(cel|tel|telefone|telefonia)\M', 'celular', 'g');
  bare := regexp_replace(bare, '\mcartao credito\M', 'cartao', 'g');
  bare := regexp_replace(bare, '\m(condo|cond)\M', 'condominio', 'g');
  bare := regexp_replace(bare, '\m(facul|universidade)\M', 'faculdade', 'g');
  bare := regexp_replace(bare, '\m(ape|apto)\M', 'apartamento', 'g');
  return case when bare = '' then btrim(folded) else bare end;
end;
$$;

-- Name: FUNCTION finance_name(name text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.finance_name(name text) IS 'A name as it is compared: folded, without filler words, synonyms of household bills made one.';

-- Name: finance_name_fits(real, real); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.finance_name_fits(score real, best real) RETURNS boolean
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    SET search_path TO ''
    AS $$
  select finance_name_fits.score >= 0.4
    and case when finance_name_fits.best = 1 then finance_name_fits.score = 1
      else finance_name_fits.score >= 0.9 * finance_name_fits.best end;
$$;

-- Name: FUNCTION finance_name_fits(score real, best real); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.finance_name_fits(score real, best real) IS 'Whether a name is among those meant: close enough, and not clearly worse than the best; the very name excludes all others.';

-- Name: finance_name_score(text, text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.finance_name_score(name text, wanted text) RETURNS real
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select case
    when n.name = n.wanted then 1
    else greatest(
      extensions.similarity(n.name, n.wanted),
      0.95 * extensions.word_similarity(n.wanted, n.name),
      -- The more of what was said the name leaves out, the less it counts: "luz escrit" is not the bill called Luz.
      extensions.word_similarity(n.name, n.wanted) * (0.6 + 0.3 * extensions.similarity(n.name, n.wanted)))
  end::real
  from (
    select private.finance_name(finance_name_score.name) as name, private.finance_name(finance_name_score.wanted) as wanted
  ) as n;
$$;

-- Name: FUNCTION finance_name_score(name text, wanted text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.finance_name_score(name text, wanted text) IS 'How well a stored name fits the wanted one, 0–1: 1 the same, 0.95 when it holds the wanted one, less the less they share.';

-- Name: finance_note(private.note_period); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.finance_note(period private.note_period) RETURNS text
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select private.note_section('Dinheiro',
    private.spending_note(period),
    E'O que entrou e o que foi pago:\n\n' || private.note_list(private.movement_lines(period)),
    private.balance_note(period),
    private.open_payments_note(period));
$$;

-- Name: FUNCTION finance_note(period private.note_period); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.finance_note(period private.note_period) IS 'The section on money; null when there is nothing to say.';

-- Name: finance_past_date(date); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.finance_past_date(value date) RETURNS date
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  today date := private.today();
begin
  if finance_past_date.value > today then
    perform private.raise(400, 'future_date', 'Essa data ainda não chegou.',
      jsonb_build_object('date', finance_past_date.value::text, 'today', today));
  end if;
  if finance_past_date.value < date '1990-01-01' then
    perform private.raise(400, 'date_too_old', 'Essa data é antiga demais.',
      jsonb_build_object('date', finance_past_date.value::text, 'min', '1990-01-01'));
  end if;
  return coalesce(finance_past_date.value, today);
end;
$$;

-- Name: FUNCTION finance_past_date(value date); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.finance_past_date(value date) IS 'The date, today in the user''s zone when null; PT400 future_date or date_too_old.';

-- Name: finance_text(text, text, integer); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.finance_text(value text, field text, max_length integer) RETURNS text
    LANGUAGE plpgsql IMMUTABLE
    SET search_path TO ''
    AS $$
declare
  trimmed text := btrim(finance_text.value, E' \t\r\n');
begin
  if trimmed is null or char_length(trimmed) not between 1 and finance_text.max_length then
    perform private.raise(400, 'invalid_' || finance_text.field,
      format('Preciso de um texto com até %s letras.', finance_text.max_length),
      jsonb_build_object('field', finance_text.field, 'max_length', finance_text.max_length));
  end if;
  return trimmed;
end;
$$;

-- Name: FUNCTION finance_text(value text, field text, max_length integer); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.finance_text(value text, field text, max_length integer) IS 'The trimmed text, or PT400 invalid_<field> when it is blank or too long.';

-- Name: find_accounts(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.find_accounts(email text) RETURNS TABLE(user_id uuid, email text)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  -- auth.users is closed even to the service role.
  select u.id, u.email::text from auth.users u
  where find_accounts.email is null or lower(u.email) = lower(btrim(find_accounts.email));
$$;

-- Name: find_knowledge(text, text, text, integer, numeric, timestamp with time zone, timestamp with time zone, text, extensions.halfvec, text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.find_knowledge(query text, type text, area text, max_items integer, min_confidence numeric DEFAULT NULL::numeric, from_time timestamp with time zone DEFAULT NULL::timestamp with time zone, until_time timestamp with time zone DEFAULT NULL::timestamp with time zone, status text DEFAULT 'current'::text, query_embedding extensions.halfvec DEFAULT NULL::extensions.halfvec, embedding_model text DEFAULT NULL::text) RETURNS TABLE(id uuid, score double precision)
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    SET plan_cache_mode TO 'force_generic_plan'
    AS $$
#variable_conflict use_column
declare
  caller uuid := private.current_user_id();
  words text[];
  queries tsquery[];
  -- Farther than this two texts of gemini-embedding-001 have nothing to do with each other; nearer they may.
  farthest constant double precision := 0.5;
begin
  select coalesce(array_agg(r.word), '{}'), array_agg(r.query) into words, queries from private.read_question(find_knowledge.query) as r;
  return query
    with
    items as not materialized (
      select every.*
      from (
        select i.* from public.knowledge_items i
        where i.user_id = caller and i.deleted_at is null and i.superseded_at is null and find_knowledge.status in ('current', 'all')
        union all
        select i.* from public.knowledge_items i
        where i.user_id = caller and (i.deleted_at is not null or i.superseded_at is not null)
          and (find_knowledge.status = 'all' or find_knowledge.status = case when i.deleted_at is null then 'superseded' else 'deleted' end)
          and find_knowledge.status <> 'current'
      ) every
      where (find_knowledge.type is null or every.type = find_knowledge.type)
        and (find_knowledge.area is null or every.area = find_knowledge.area)
        and (find_knowledge.min_confidence is null or every.confidence >= find_knowledge.min_confidence)
        and (find_knowledge.from_time is null or every.created_at >= find_knowledge.from_time)
        and (find_knowledge.until_time is null or every.created_at < find_knowledge.until_time)
    ),
    -- A question without a content word is about everything.
    foremost as (
      select f.id, row_number() over () as place
      from (
        select i.id from items i
        where words = '{}'
        order by i.validated_by_user desc, i.confidence >= 0.9 desc, (i.subject = 'self' and i.type <> 'person') desc,
          i.confidence desc, i.stated_at desc, i.id
        limit find_knowledge.max_items
      ) f
    ),
    asked as materialized (
      select r.word, r.query, s.related
      from unnest(words, queries) as r (word, query)
      cross join lateral (
        select string_agg(array_to_string(tsvector_to_array(e.search), ' | '), ' | ')::tsquery as related
        from private.everyday_subjects e where e.search @@ r.query
      ) s
    ),
    slips as materialized (
      select c.written as word, plainto_tsquery('private.portuguese'::regconfig, private.search_text(c.meant)) as query, c.closeness
      from private.close_words(array(
        select a.word from asked a
        where not exists (select from private.knowledge_words k where k.user_id = caller and k.word = a.word collate "C"))) as c
    ),
    people as materialized (
      select p.id, p.search from public.knowledge_items p
      where p.user_id = caller and p.type = 'person'
        and p.search @@ (select string_agg(q.query::text, ' | ')::tsquery from (select a.query from asked a union all select s.query from slips s) q)
    ),
    hits as materialized (
      select i.id, i.search, p.search as subject_search, i.plain
      from items i
      left join people p on p.id = i.subject_id
      where words <> '{}' and (p.id is not null or i.search @@ (
        select string_agg(q.query::text, ' | ')::tsquery
        from (select a.query from asked a union all select a.related from asked a union all select s.query from slips s) q))
    ),
    -- A word in the item counts fully, one known of the person it is about half, one of the same subject a little.
    matches as materialized (
      select h.id, a.word, m.weight, ts_rank(h.search, a.query) as rank,
        -- "irmã" and "irmão" have one stem.
        case when strpos(' ' || h.plain || ' ', ' ' || a.word || ' ') > 0 then 1.0 else 0.8 end::real as closeness
      from hits h
      cross join asked a
      cross join lateral (
        select case when h.search @@ a.query then 1.0 when h.subject_search @@ a.query then 0.5 when h.search @@ a.related then 0.3 end as weight
      ) m
      where m.weight is not null
    ),
    text_hits as (
      select m.id, rank() over (order by sum(m.weight) desc, sum(m.rank) desc) as place from matches m group by m.id
    ),
    -- Only words that no item has are taken for slips.
    spelled as (
      select m.id, m.closeness from matches m where m.weight = 1.0
      union all
      select h.id, max(s.closeness) from slips s join hits h on h.search @@ s.query or h.subject_search @@ s.query
      where not exists (select from matches m where m.word = s.word and m.weight = 1.0)
      group by h.id, s.word
    ),
    trigram_hits as (
      select s.id, rank() over (order by sum(s.closeness) desc) as place from spelled s group by s.id
    ),
    near as (
      select i.id, i.embedding operator(extensions.<=>) find_knowledge.query_embedding as distance
      from items i
      where words <> '{}' and find_knowledge.query_embedding is not null and i.embedding is not null
        and (find_knowledge.embedding_model is null or i.embedding_model = find_knowledge.embedding_model)
      order by 2
      limit 20
    ),
    vector_hits as (
      select n.id, rank() over (order by n.distance) as place from near n where n.distance <= farthest
    ),
    fused as (
      select hits.id, sum(1.0::double precision / (60 + hits.place)) as score
      from (
        select * from foremost union all select * from text_hits union all select * from trigram_hits union all select * from vector_hits
      ) hits
      group by hits.id
    )
    select f.id, f.score
    from fused f join public.knowledge_items i on i.user_id = caller and i.id = f.id
    order by f.score desc, i.validated_by_user desc, i.confidence desc, i.stated_at desc, i.id
    limit find_knowledge.max_items;
end;
$$;

-- Name: FUNCTION find_knowledge(query text, type text, area text, max_items integer, min_confidence numeric, from_time timestamp with time zone, until_time timestamp with time zone, status text, query_embedding extensions.halfvec, embedding_model text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.find_knowledge(query text, type text, area text, max_items integer, min_confidence numeric, from_time timestamp with time zone, until_time timestamp with time zone, status text, query_embedding extensions.halfvec, embedding_model text) IS 'The caller''s items by relevance: full text, trigrams and cosine fused by reciprocal rank (k = 60); without a content word, what matters most. status: current, superseded, deleted or all; from_time is included, until_time is not. Items whose embedding is by another model than the query''s are found by their words alone.';

-- Name: find_people(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.find_people(name text) RETURNS TABLE(id uuid, tier integer)
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  -- 1 the same name, 2 another spelling, 3 part of the name, told apart by relationship if given ("minha irmã Júlia"),
  -- 4 a longer name, 5 the relationship ("minha irmã"), 6 a nickname ("Ju"), 7 a typo. Only the best tier counts.
  with
  asked as (
    select private.plain_words(find_people.name) as plain, private.name_key(find_people.name) as key,
      private.name_words(find_people.name) as words, private.relationship_words(find_people.name) as relationship
  ),
  people as (
    select p.id, private.plain_words(p.title) as plain, private.name_key(p.title) as key, private.name_words(p.title) as words,
      private.relationship_words(coalesce(p.person_metadata ->> 'relationship', '')) as relationship
    from public.knowledge_items p
    where p.user_id = private.current_user_id() and p.type = 'person' and p.deleted_at is null and p.superseded_at is null
  ),
  ranked as (
    select people.id, case
      when people.plain = asked.plain then 1
      when people.key = asked.key or people.words = asked.words then 2
      when people.words && asked.words and asked.relationship <@ (people.words || people.relationship) then 3
      when people.words <@ asked.words then 4
      when asked.relationship <@ people.relationship then 5
      when not exists (
        select from unnest(asked.words) as w
        where not exists (select from unnest(people.words) as n where char_length(w) >= 2 and starts_with(n, w))) then 6
      when not exists (
        select from unnest(asked.words) as w
        where not exists (select from unnest(people.words) as n where private.is_typo_of(w, n))) then 7
    end as tier
    from people cross join asked
  )
  select ranked.id, ranked.tier from ranked
  where ranked.tier = (select min(r.tier) from ranked r);
$$;

-- Name: FUNCTION find_people(name text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.find_people(name text) IS 'The caller''s people who fit a name best, all of one tier; the lower the surer.';

-- Name: finish_turn(uuid, integer, text, text, text[], jsonb, integer, jsonb); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.finish_turn(turn_id uuid, attempt integer, outcome text, route text, skills text[], answer jsonb, model_calls integer, usage jsonb) RETURNS uuid
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  conversation uuid;
begin
  -- The answer to an earlier delivery of this very close was lost on its way.
  if exists (select 1 from public.turns t
    where t.id = finish_turn.turn_id and t.user_id = private.current_user_id()
      and t.attempt = finish_turn.attempt and t.status = finish_turn.outcome and t.answer = finish_turn.answer) then
    return null;
  end if;
  update public.turns t set
    status = finish_turn.outcome,
    route = finish_turn.route,
    skills = finish_turn.skills,
    answer = finish_turn.answer,
    model_calls = finish_turn.model_calls,
    usage = finish_turn.usage,
    closed_at = clock_timestamp()
  where t.id = finish_turn.turn_id and t.user_id = private.current_user_id()
    and t.attempt = finish_turn.attempt and t.status = 'running'
  returning t.conversation_id into conversation;
  if not found then
    perform private.raise(409, 'stale_turn', 'Esta resposta já foi assumida por outra execução.');
  end if;
  return conversation;
end;
$$;

-- Name: first_known(public.knowledge_items); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.first_known(item public.knowledge_items) RETURNS date
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  -- Said on Sunday and learned in the night to Monday it belongs to Sunday; said again much later it is not new.
  select private.local_day(least(item.stated_at, item.created_at));
$$;

-- Name: FUNCTION first_known(item public.knowledge_items); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.first_known(item public.knowledge_items) IS 'The day, where the caller is, from which memory holds it.';

-- Name: fold(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.fold(value text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    SET search_path TO ''
    AS $$
  select lower(regexp_replace(extensions.unaccent('extensions.unaccent'::regdictionary, btrim(value)), '\s+', ' ', 'g'));
$$;

-- Name: FUNCTION fold(value text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.fold(value text) IS 'Lower case, no accents, single spaces. Declared immutable (unaccent is only stable) so that indexes can use it.';

-- Name: forget(uuid); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.forget(caller uuid) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $_$
declare
  tools constant text[] := array['add_knowledge', 'search_knowledge', 'analyze_context', 'get_person', 'update_person',
    'validate_knowledge', 'correct_knowledge', 'delete_knowledge', 'restore_knowledge', 'resolve_knowledge', 'related_knowledge',
    'knowledge_history', 'list_knowledge', 'get_user_memory', 'update_user_memory', 'create_automatic_note'];
  counts jsonb := '{}'::jsonb;
  affected int;
begin
  if caller is distinct from private.current_user_id() then
    perform private.raise(403, 'forbidden', 'Só você pode apagar a sua memória.');
  end if;
  perform pg_advisory_xact_lock(hashtextextended(caller::text || ':knowledge', 0));
  delete from public.knowledge_items i where i.user_id = caller;
  get diagnostics affected = row_count;
  counts := counts || jsonb_build_object('knowledge_items', affected);
  -- Automatic notes quote memory; those the user took over are the user's.
  delete from public.library_items i where i.user_id = caller and i.origin = 'automatic';
  get diagnostics affected = row_count;
  counts := counts || jsonb_build_object('automatic_notes', affected);
  update public.user_memories m set
    name = null, age = null, location = null, occupation = null, family_context = null, current_goals = '{}',
    current_challenges = '{}', top_of_mind = '{}', "values" = '{}', communication_style = null, timezone = null,
    learned_patterns = '{}', edited_fields = '{}'
  where m.user_id = caller;
  update public.conversations c set structured_summary = null, long_term_summary = null
  where c.user_id = caller and (c.structured_summary is not null or c.long_term_summary is not null);
  get diagnostics affected = row_count;
  counts := counts || jsonb_build_object('summaries', affected);
  update public.messages m set not_to_learn_at = clock_timestamp() where m.user_id = caller and m.not_to_learn_at is null;
  get diagnostics affected = row_count;
  counts := counts || jsonb_build_object('messages_not_to_learn', affected);
  -- A file that was imported may be imported again.
  delete from private.imports i where i.user_id = caller;
  -- What memory's tools were told and answered is memory too.
  update public.tool_executions e set args = '{}', result = '{"status": "forgotten"}', undo = null
  where e.user_id = caller and e.tool = any (tools);
  update public.memory_consolidations c set memory_updates = '[]', rejections = '[]', raw_output = null where c.user_id = caller;
  -- A question about something forgotten cannot be answered any more.
  update public.pending_actions p set status = 'dropped', decided_at = clock_timestamp()
  where p.user_id = caller and p.status = 'open'
    and jsonb_path_exists(p.calls, '$[*] ? (@.tool == $tools[*])', jsonb_build_object('tools', array_remove(tools, 'add_knowledge')));
  return counts;
end;
$_$;

-- Name: FUNCTION forget(caller uuid); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.forget(caller uuid) IS 'Does what forget_everything says, for the caller only; returns how many rows it concerned.';

-- Name: forget_words(); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.forget_words() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  delete from private.knowledge_words k
  using (select distinct o.user_id, w.word from old_items o cross join lateral private.words_of(o.plain) as w (word)) gone
  where k.user_id = gone.user_id and k.word = gone.word collate "C"
    and not exists (
      select from public.knowledge_items i
      where i.user_id = gone.user_id and strpos(' ' || i.plain || ' ', ' ' || gone.word || ' ') > 0);
  return null;
end;
$$;

-- Name: FUNCTION forget_words(); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.forget_words() IS 'Removes the words of items that are gone for good, unless other items have them.';

-- Name: free_conversation(uuid); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.free_conversation(conversation_id uuid) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  running public.turns;
begin
  select t.* into running from public.turns t
  where t.conversation_id = free_conversation.conversation_id
    and t.user_id = private.current_user_id()
    and t.status = 'running'
  for update;
  if not found then
    return;
  end if;
  if running.lease_until > clock_timestamp() then
    perform private.raise(409, 'conversation_busy', 'Ainda estou respondendo à mensagem anterior. Tente de novo em instantes.',
      jsonb_build_object('retryAfter', ceil(extract(epoch from running.lease_until - clock_timestamp()))::int));
  end if;
  update public.turns t set status = 'failed', closed_at = clock_timestamp() where t.id = running.id;
end;
$$;

-- Name: FUNCTION free_conversation(conversation_id uuid); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.free_conversation(conversation_id uuid) IS 'Raises PT409 conversation_busy while a turn holds its lease; closes one whose lease ran out.';

-- Name: give_up(uuid, text, timestamp with time zone); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.give_up(user_id uuid, error text, at timestamp with time zone) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  insert into public.memory_consolidations (user_id, status, error_message, attempt, started_at)
  select q.user_id, 'failed', left(give_up.error, 2000), q.attempt, coalesce(q.claimed_at, give_up.at)
  from private.consolidation_queue q where q.user_id = give_up.user_id;
  perform private.end_run(give_up.user_id, give_up.at);
end;
$$;

-- Name: FUNCTION give_up(user_id uuid, error text, at timestamp with time zone); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.give_up(user_id uuid, error text, at timestamp with time zone) IS 'Ends a run that failed for good with a record of it. Its messages stay as they are, for the next run.';

-- Name: gives_up(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.gives_up(verb text) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select verb in ('desistir', 'desencanar', 'abandonar', 'largar', 'cancelar', 'deixar');
$$;

-- Name: habit_days(uuid, date); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.habit_days(habit_id uuid, from_day date) RETURNS TABLE(day date, value numeric)
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  with habit as (
    select h.frequency, h.days from public.habits h
    where h.user_id = (select auth.uid()) and h.id = habit_days.habit_id
  ),
  done as (
    select c.completion_date as day from public.habit_completions c
    where c.user_id = (select auth.uid()) and c.habit_id = habit_days.habit_id and c.deleted_at is null
      and c.completion_date <= private.today()
  ),
  days as (
    select d::date as day, habit.frequency, habit.days as due_days, exists (select from done where done.day = d::date) as done
    from habit, generate_series(
      greatest(habit_days.from_day, (select min(done.day) from done)), private.today(), interval '1 day') d
    where exists (select from done)
  )
  select days.day, days.done::int from days
  -- Today may still be done: it counts only once it is.
  where days.done or (days.day < private.today() and private.habit_is_due(days.frequency, days.due_days, days.day));
$$;

-- Name: FUNCTION habit_days(habit_id uuid, from_day date); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.habit_days(habit_id uuid, from_day date) IS 'A habit as a daily series since it was first done: 1 done, 0 missed; days off are left out unless it was done on them.';

-- Name: habit_is_due(text, integer[], date); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.habit_is_due(frequency text, days integer[], day date) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select case habit_is_due.frequency
    when 'daily' then true
    when 'weekdays' then extract(dow from day) between 1 and 5
    when 'weekends' then extract(dow from day) in (0, 6)
    else extract(dow from day)::int = any (habit_is_due.days)
  end;
$$;

-- Name: FUNCTION habit_is_due(frequency text, days integer[], day date); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.habit_is_due(frequency text, days integer[], day date) IS 'Whether a habit is meant to be done on a day.';

-- Name: habit_json(public.habits); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.habit_json(habit public.habits) RETURNS jsonb
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select jsonb_build_object('id', habit.id, 'name', habit.name, 'frequency', habit.frequency)
    || case when habit.frequency = 'custom' then jsonb_build_object('days', to_jsonb(habit.days)) else '{}' end;
$$;

-- Name: FUNCTION habit_json(habit public.habits); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.habit_json(habit public.habits) IS 'A habit as tools return it; days only when custom.';

-- Name: habit_name(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.habit_name(kind text) RETURNS text
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select case when char_length(h.name) > 60 then left(h.name, 59) || '…' else h.name end
  from public.habits h
  where h.user_id = (select auth.uid()) and kind ~ '^(habit|streak):' and h.id = split_part(kind, ':', 2)::uuid;
$$;

-- Name: habit_progress(uuid); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.habit_progress(habit_id uuid) RETURNS TABLE(state text, streak integer, best_streak integer, done_30 integer, due_30 integer)
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  with habit as (
    select h.frequency, h.days from public.habits h
    where h.user_id = (select auth.uid()) and h.id = habit_progress.habit_id
  ),
  today as materialized (select private.today() as day),
  done as (
    select c.completion_date as day from public.habit_completions c, today
    where c.user_id = (select auth.uid()) and c.habit_id = habit_progress.habit_id and c.deleted_at is null
      and c.completion_date <= today.day
  ),
  due as (
    select d::date as day, exists (select from done where done.day = d::date) as done
    from habit, today,
      generate_series((select coalesce(min(done.day), today.day) from done), today.day, interval '1 day') d
    where private.habit_is_due(habit.frequency, habit.days, d::date)
  ),
  -- A missed day starts the next run; today counts as missed only once it is over.
  runs as (
    select due.done, count(*) filter (where not due.done) over (order by due.day) as run
    from due, today where due.done or due.day < today.day
  ),
  lengths as (
    select runs.run, (count(*) filter (where runs.done))::int as length from runs group by runs.run
  )
  select
    case
      when exists (select from done, today where done.day = today.day) then 'done'
      when exists (select from due, today where due.day = today.day) then 'pending'
      else 'off'
    end,
    coalesce((select l.length from lengths l order by l.run desc limit 1), 0),
    coalesce((select max(l.length) from lengths l), 0),
    (select count(*)::int from due, today where due.done and due.day > today.day - 30),
    (select count(*)::int from due, today
     where due.day > today.day - 30 and (due.done or due.day < today.day));
$$;

-- Name: FUNCTION habit_progress(habit_id uuid); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.habit_progress(habit_id uuid) IS 'Today''s state (done, pending, off), the current and the best streak in days the habit was due, and how many of the last 30 days'' due days were done. Days off neither break a streak nor add to it.';

-- Name: habits_note(private.note_period); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.habits_note(period private.note_period) RETURNS text
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  with today as materialized (select private.today() as day),
  habits as (
    select h.id, h.name, h.frequency, h.days, h.active, h.created_at,
      least(private.local_day(h.created_at), (
        select min(c.completion_date) from public.habit_completions c
        where c.user_id = h.user_id and c.habit_id = h.id and c.deleted_at is null)) as began
    from public.habits h where h.user_id = private.current_user_id()
  ),
  days as (
    select h.id, private.habit_is_due(h.frequency, h.days, d::date) as due,
      exists (
        select from public.habit_completions c
        where c.user_id = private.current_user_id() and c.habit_id = h.id and c.completion_date = d::date and c.deleted_at is null) as done,
      d::date = t.day as is_today
    from habits h, today t, generate_series(greatest(period.first_day, h.began), period.until, interval '1 day') d
  ),
  kept as (
    -- Today counts as missed only once it is over.
    select d.id, count(*) filter (where d.done) as done, count(*) filter (where d.due and (d.done or not d.is_today)) as due
    from days d group by d.id
  )
  select private.note_list(array_agg(format('**%s:** %s%s', private.note_text(h.name, 80),
    case when h.active and k.due >= k.done then k.done || ' de ' else '' end
    || case h.frequency when 'daily' then private.note_count(case when h.active then greatest(k.due, k.done) else k.done end, 'dia', 'dias')
      else private.note_count(case when h.active then greatest(k.due, k.done) else k.done end, 'vez', 'vezes') end,
    case when h.active and p.streak >= 5 and period.last_day >= t.day - 3
      then format(', %s %s até hoje', p.streak, case h.frequency when 'daily' then 'seguidos' else 'seguidas' end) else '' end)
    order by h.created_at, h.name), 20)
  from habits h
  join kept k on k.id = h.id
  cross join today t
  cross join lateral private.habit_progress(h.id) p
  where (h.active and k.due > 0) or k.done > 0;
$$;

-- Name: FUNCTION habits_note(period private.note_period); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.habits_note(period private.note_period) IS 'How often each habit was done of the times it was due; null without habits.';

-- Name: had_ended(public.knowledge_items, jsonb, text[]); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.had_ended(item public.knowledge_items, readings jsonb, names text[]) RETURNS boolean
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $_$
declare
  former public.knowledge_items;
  comparison record;
begin
  if not readings @? '$[*] ? (@.says == "ended" || @.says == "negated")' then
    return false;
  end if;
  for former in
    select k.* from public.knowledge_items k
    where k.user_id = item.user_id and k.subject = item.subject and k.deleted_at is null and k.superseded_at is not null
      and k.slot in (select r ->> 'slot' from jsonb_array_elements(readings) as r)
    order by k.superseded_at desc
    limit 20
  loop
    select c.* into comparison from private.compare_items(former, names, readings, names) as c;
    if comparison.verdict = 'conflict' then
      return true;
    end if;
  end loop;
  return false;
end;
$_$;

-- Name: FUNCTION had_ended(item public.knowledge_items, readings jsonb, names text[]); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.had_ended(item public.knowledge_items, readings jsonb, names text[]) IS 'Whether what an item says is over has been superseded already: "não trabalho mais lá" after the new job.';

-- Name: hand_over(uuid, uuid); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.hand_over(old_id uuid, new_id uuid, OUT undo jsonb) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  caller uuid := private.current_user_id();
begin
  insert into public.knowledge_links (user_id, from_id, to_id, relation)
  values (caller, new_id, old_id, 'corrects')
  on conflict do nothing;
  insert into public.knowledge_links (user_id, from_id, to_id, relation)
  select caller, case when l.from_id = old_id then new_id else l.from_id end,
    case when l.to_id = old_id then new_id else l.to_id end, 'related'
  from public.knowledge_links l
  where l.user_id = caller and l.relation = 'related' and old_id in (l.from_id, l.to_id) and new_id not in (l.from_id, l.to_id)
  on conflict do nothing;
  -- What is known about a person stays with that person; what the old item had replaced is replaced by the new one.
  with moved as (
    update public.knowledge_items i set
      subject = case when i.subject_id = old_id then new_id::text else i.subject end,
      superseded_by_id = case when i.superseded_by_id = old_id then new_id else i.superseded_by_id end
    where i.user_id = caller and old_id in (i.subject_id, i.superseded_by_id) and i.id <> new_id
    returning i.id
  )
  select coalesce(jsonb_agg(jsonb_build_object('table', 'knowledge_items', 'id', m.id, 'set',
    jsonb_build_object('subject', was.subject, 'superseded_by_id', was.superseded_by_id))), '[]')
  into undo from moved m join public.knowledge_items was on was.user_id = caller and was.id = m.id;
end;
$$;

-- Name: FUNCTION hand_over(old_id uuid, new_id uuid, OUT undo jsonb); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.hand_over(old_id uuid, new_id uuid, OUT undo jsonb) IS 'Links a correction to what it corrects and moves to it what hung on the old item; undo takes the moves back.';

-- Name: has_column(text, text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.has_column(table_name text, column_name text) RETURNS boolean
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select exists (
    select from pg_catalog.pg_attribute a
    where a.attrelid = format('public.%I', has_column.table_name)::regclass and a.attname = has_column.column_name and not a.attisdropped);
$$;

-- Name: health_facts_note(private.note_period, text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.health_facts_note(period private.note_period, topic text) RETURNS text
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select private.note_list(array_agg(
    private.knowledge_line(i, period.first_day)
    -- What was known at the last appointment stands without a date, and so does all at the first.
    || case when period.before_first is not null and private.first_known(i) >= period.first_day and health_facts_note.topic in ('medicine', 'health')
      then format(' (contado em %s)', private.note_day(private.first_known(i))) else '' end
    order by i.stated_at desc, i.id), 20)
  from public.knowledge_items i
  where i.user_id = private.current_user_id() and i.deleted_at is null and i.superseded_at is null
    and private.health_topic(i) = health_facts_note.topic and private.first_known(i) <= period.until;
$$;

-- Name: health_topic(public.knowledge_items); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.health_topic(item public.knowledge_items) RETURNS text
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select case
    when item.area not in ('health', 'mental_health') or item.type = 'person' or item.subject <> 'self' then null
    -- Taste is nothing for a doctor; what helps against stress is.
    when item.type = 'preference' and item.area = 'health' and item.sub_area is distinct from 'medical' then null
    when item.plain ~ '\m(alergi|alergic|intoleran)' then 'allergy'
    when item.type = 'insight' or item.source = 'ai_inference' then 'insight'
    when private.is_medicine(item) then 'medicine'
    else 'health' end;
$$;

-- Name: FUNCTION health_topic(item public.knowledge_items); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.health_topic(item public.knowledge_items) IS 'Where an item belongs in the note for an appointment: allergy, medicine, health, insight, or null when it does not.';

-- Name: consolidation_queue; Type: TABLE; Schema: private; Owner: -

CREATE TABLE private.consolidation_queue (
    user_id uuid NOT NULL,
    last_run_local_date date,
    attempt integer DEFAULT 0 NOT NULL,
    locked_until timestamp with time zone,
    claimed_at timestamp with time zone,
    tries integer DEFAULT 0 NOT NULL,
    next_attempt_at timestamp with time zone,
    time_spent interval DEFAULT '00:00:00'::interval NOT NULL,
    forgotten_at timestamp with time zone
);

-- Name: TABLE consolidation_queue; Type: COMMENT; Schema: private; Owner: -

COMMENT ON TABLE private.consolidation_queue IS 'Where each user stands: when they were last consolidated, who holds them, how often this run has failed.';

-- Name: COLUMN consolidation_queue.last_run_local_date; Type: COMMENT; Schema: private; Owner: -

COMMENT ON COLUMN private.consolidation_queue.last_run_local_date IS 'The date where the user was then: never twice on one date, whichever way they travel.';

-- Name: COLUMN consolidation_queue.tries; Type: COMMENT; Schema: private; Owner: -

COMMENT ON COLUMN private.consolidation_queue.tries IS 'Claims since the last batch that was applied; 3 end the run.';

-- Name: COLUMN consolidation_queue.time_spent; Type: COMMENT; Schema: private; Owner: -

COMMENT ON COLUMN private.consolidation_queue.time_spent IS 'Of this run, over all claims; 5 minutes end it.';

-- Name: COLUMN consolidation_queue.forgotten_at; Type: COMMENT; Schema: private; Owner: -

COMMENT ON COLUMN private.consolidation_queue.forgotten_at IS 'When the user had everything forgotten: insights are drawn from later days only.';

-- Name: hold_consolidation(uuid, integer); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.hold_consolidation(user_id uuid, attempt integer) RETURNS private.consolidation_queue
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  held private.consolidation_queue;
begin
  update private.consolidation_queue q set locked_until = clock_timestamp() + interval '150 seconds'
  where q.user_id = hold_consolidation.user_id and q.attempt = hold_consolidation.attempt and q.locked_until is not null
  returning q.* into held;
  if not found then
    perform private.raise(409, 'stale_consolidation', 'Outra execução assumiu esta consolidação.');
  end if;
  -- What is shared with the user's own functions works for auth.uid(): from here on that is whose memory this is.
  perform set_config('request.jwt.claim.sub', held.user_id::text, true);
  perform set_config('request.jwt.claims', jsonb_build_object('sub', held.user_id)::text, true);
  return held;
end;
$$;

-- Name: FUNCTION hold_consolidation(user_id uuid, attempt integer); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.hold_consolidation(user_id uuid, attempt integer) IS 'Renews the lease and locks it until the transaction ends, which goes on as that user; a stale attempt gets PT409 and writes nothing.';

-- Name: hold_turn(uuid, integer); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.hold_turn(turn_id uuid, attempt integer) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  update public.turns t set lease_until = clock_timestamp() + interval '30 seconds'
  where t.id = hold_turn.turn_id and t.user_id = private.current_user_id()
    and t.attempt = hold_turn.attempt and t.status = 'running';
  if not found then
    perform private.raise(409, 'stale_turn', 'Esta resposta já foi assumida por outra execução.');
  end if;
end;
$$;

-- Name: FUNCTION hold_turn(turn_id uuid, attempt integer); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.hold_turn(turn_id uuid, attempt integer) IS 'Renews the lease of a running turn and locks it until the transaction ends; a stale attempt gets PT409 and writes nothing.';

-- Name: holds(jsonb); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.holds(reading jsonb) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select (reading ->> 'says' in ('stated', 'past')) <> (reading -> 'value' ? 'dislikes' or reading -> 'value' ? 'lacks');
$$;

-- Name: FUNCTION holds(reading jsonb); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.holds(reading jsonb) IS 'Whether what a reading is about is so: done, liked, had.';

-- Name: implied_readings(jsonb, text[]); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.implied_readings(reading jsonb, about text[]) RETURNS jsonb
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select case
    -- Her mother who moved in no longer lives where she did.
    when reading ->> 'slot' = 'household' and reading -> 'value' ? 'joined' and about <> '{}' then
      jsonb_build_array(reading || jsonb_build_object('about', to_jsonb(about), 'value', '{"with": ["eu"]}'::jsonb))
    -- What a vegetarian does not eat.
    when reading ->> 'slot' = 'trait' and reading -> 'value' -> 'key' ?| array['vegetarian', 'vegan'] and reading ->> 'says' in ('stated', 'ended') then (
      select jsonb_agg(reading || jsonb_build_object('slot', 'practice', 'says', case reading ->> 'says' when 'stated' then 'negated' else 'stated' end,
        'value', jsonb_build_object('group', 'take', 'key', jsonb_build_array(food), 'kinds', '[]'::jsonb)))
      from unnest(array['carn'] || case when reading -> 'value' -> 'key' ? 'vegan' then array['queij', 'leit', 'ovo'] else '{}' end) as food)
    else '[]' end;
$$;

-- Name: import_defaults(text, text[]); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.import_defaults(section text, columns text[]) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  members text;
  defaults jsonb;
begin
  select string_agg(format('%L, (%s)', a.attname, pg_catalog.pg_get_expr(d.adbin, d.adrelid)), ', ') into members
  from pg_catalog.pg_attribute a
  join pg_catalog.pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attrelid = format('public.%I', section)::regclass and a.attname = any (columns) and a.attname <> 'id';
  execute format('select jsonb_build_object(%s)', members) into defaults;
  return defaults;
end;
$$;

-- Name: import_section(text, jsonb, boolean, jsonb, jsonb); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.import_section(section text, items jsonb, own boolean, known jsonb, ids jsonb, OUT created integer, OUT skipped integer, OUT rejections jsonb) RETURNS record
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  tables text[] := private.export_tables('everything');
  columns text[] := array(
    select c from unnest(private.export_columns(section, tables)) as c
    where has_column_privilege(format('public.%I', section), c, 'insert'));
  targets jsonb := (select coalesce(jsonb_object_agg(r.column_name, r.target), '{}') from private.export_references(section) as r);
  fresh jsonb[];
begin
  if section = 'knowledge_items' then
    targets := targets || '{"subject": "knowledge_items"}';
  end if;
  fresh := private.prepare_rows(section, private.trusted_rows(section, items, own, ids, known), columns, targets,
    private.import_defaults(section, columns), known);
  select r.created, r.rejections into created, rejections from private.insert_rows(section, columns, fresh) as r;
  skipped := jsonb_array_length(items) - cardinality(fresh);
  if section = 'messages' then
    perform private.mark_not_to_learn(array(select (f -> 'row' ->> 'id')::uuid from unnest(fresh) as f));
  end if;
end;
$$;

-- Name: FUNCTION import_section(section text, items jsonb, own boolean, known jsonb, ids jsonb, OUT created integer, OUT skipped integer, OUT rejections jsonb); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.import_section(section text, items jsonb, own boolean, known jsonb, ids jsonb, OUT created integer, OUT skipped integer, OUT rejections jsonb) IS 'Imports [{ index, row }] of one table, without the rows that the caller has already.';

-- Name: import_user_memory(jsonb, boolean); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.import_user_memory(item jsonb, own boolean, OUT created integer, OUT skipped integer, OUT rejections jsonb) RETURNS record
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $_$
declare
  given jsonb := private.compact(item -> 'row');
  present jsonb := private.user_memory_json();
  field text;
  content jsonb := '{}'::jsonb;
begin
  rejections := '[]';
  foreach field in array private.memory_fields() loop
    -- What the account has already stays.
    continue when not given ? field or present -> field not in ('null', '[]');
    begin
      content := content || jsonb_build_object(field, private.clean_memory_value(field, given -> field));
    exception when sqlstate 'PT400' then
      rejections := rejections || jsonb_build_array(jsonb_build_object('section', 'user_memories', 'index', item -> 'index',
        'reason', 'invalid_value', 'problem', field));
    end;
  end loop;
  perform private.fill_user_memory(content, coalesce((
    select jsonb_object_agg(e.key, e.value)
    from jsonb_each(case when own and jsonb_typeof(given -> 'edited_fields') = 'object' then given -> 'edited_fields' else '{}' end) as e
    where content ? e.key and e.value #>> '{}' ~ '^\d{4}-\d\d-\d\dT[\d:.+]{8,30}$'), '{}'));
  created := (content <> '{}')::int;
  skipped := (content = '{}' and rejections = '[]')::int;
end;
$_$;

-- Name: FUNCTION import_user_memory(item jsonb, own boolean, OUT created integer, OUT skipped integer, OUT rejections jsonb); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.import_user_memory(item jsonb, own boolean, OUT created integer, OUT skipped integer, OUT rejections jsonb) IS 'Fills the fields of the caller''s profile that are empty.';

-- Name: imported_id(uuid, text, text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.imported_id(user_id uuid, section text, old_id text) RETURNS uuid
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  -- Version and variant of a name-based uuid: clients check them.
  select overlay(overlay(md5(user_id || ':' || section || ':' || old_id) placing '5' from 13) placing '8' from 17)::uuid;
$$;

-- Name: FUNCTION imported_id(user_id uuid, section text, old_id text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.imported_id(user_id uuid, section text, old_id text) IS 'The id that a row of a file gets in the account of a user.';

-- Name: in_context(private.slot_rules, jsonb, text, boolean); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.in_context(rule private.slot_rules, value jsonb, content text, specific boolean) RETURNS jsonb
    LANGUAGE plpgsql IMMUTABLE
    SET search_path TO ''
    AS $$
begin
  -- "Tô com 71" is weight only where weight is spoken of, "tô em Santos" a home only where a move is.
  return case
    when not value ?| array['bare', 'uprooted', 'wrecked', 'job'] then value
    when value ? 'uprooted' then case when content ~* '\m(?:larg(?:uei|ou) tudo|mala e cuia|de vez|me mudei|nos mudamos|mudan[cç]a|morando)' then value - 'uprooted' end
    when value ? 'wrecked' then case when content ~* '\m(?:perda total|pt)\M' then value - 'wrecked' end
    when value ? 'job' then case when content ~* '\m(?:entrevista|vaga|emprego|trampo|trabalho)' then value - 'job' end
    when rule.slot = 'weight' and value ? 'strict' then
      case when not specific and content ~* '\m(?:emagre|engord|peso|pesei|balança|balanca|dígitos|digitos)' then value - 'bare' - 'strict' end
    when rule.slot = 'weight' then case when content ~* '\m(?:emagre|engord|peso|pesa|pesei|balan|quilo|kilo|perdi|ganhei)|kg' then value - 'bare' end
    when rule.slot = 'height' then case when content ~* '\m(?:med[iu]|altura|mede)' then value - 'bare' end
    when rule.slot = 'children' then case when content ~* '\mfilh' then value - 'bare' end
    else value end;
end;
$$;

-- Name: FUNCTION in_context(rule private.slot_rules, value jsonb, content text, specific boolean); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.in_context(rule private.slot_rules, value jsonb, content text, specific boolean) IS 'A captured value if the rest of the content bears it out, else null.';

-- Name: incomes; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.incomes (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid DEFAULT auth.uid() NOT NULL,
    group_id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    category text DEFAULT 'other'::text NOT NULL,
    expected_amount numeric(14,2) NOT NULL,
    actual_amount numeric(14,2),
    received_on date,
    month date DEFAULT private.finance_month(NULL::date) NOT NULL,
    due_day integer,
    recurring boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT incomes_actual_amount_check CHECK (((actual_amount >= (0)::numeric) AND (actual_amount < (1000000000)::numeric))),
    CONSTRAINT incomes_category_check CHECK ((category = ANY (ARRAY['salary'::text, 'freelance'::text, 'bonus'::text, 'passive'::text, 'investment'::text, 'gift'::text, 'other'::text]))),
    CONSTRAINT incomes_check CHECK (((actual_amount IS NULL) = (received_on IS NULL))),
    CONSTRAINT incomes_due_day_check CHECK (((due_day >= 1) AND (due_day <= 31))),
    CONSTRAINT incomes_expected_amount_check CHECK (((expected_amount > (0)::numeric) AND (expected_amount < (1000000000)::numeric))),
    CONSTRAINT incomes_month_check CHECK (((EXTRACT(day FROM month) = (1)::numeric) AND ((month >= '1990-01-01'::date) AND (month <= '2199-12-01'::date)))),
    CONSTRAINT incomes_name_check CHECK (((char_length(name) <= 200) AND (btrim(name) <> ''::text))),
    CONSTRAINT incomes_received_on_check CHECK (((received_on >= '1990-01-01'::date) AND (received_on <= (((now() AT TIME ZONE 'UTC'::text) + '14:00:00'::interval))::date)))
);

-- Name: TABLE incomes; Type: COMMENT; Schema: public; Owner: -

COMMENT ON TABLE public.incomes IS 'One expected or received income of one month.';

-- Name: COLUMN incomes.group_id; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.incomes.group_id IS 'The series of a recurring income; alone in it when it comes once.';

-- Name: COLUMN incomes.expected_amount; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.incomes.expected_amount IS 'Reais. Counts as income until actual_amount is known.';

-- Name: COLUMN incomes.actual_amount; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.incomes.actual_amount IS 'Reais received on received_on; both or neither. A day yet to come anywhere on Earth is refused.';

-- Name: COLUMN incomes.month; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.incomes.month IS 'First day of the month it belongs to.';

-- Name: COLUMN incomes.due_day; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.incomes.due_day IS 'Day of the month it usually arrives; a short month has it on its last day.';

-- Name: COLUMN incomes.recurring; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.incomes.recurring IS 'Continued every month, as long as no row of the series is deleted or has recurring false.';

-- Name: income_json(public.incomes); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.income_json(income public.incomes) RETURNS jsonb
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select jsonb_strip_nulls(jsonb_build_object('id', income_json.income.id, 'name', income_json.income.name,
    'category', income_json.income.category, 'amount', income_json.income.expected_amount,
    'received_on', income_json.income.received_on, 'month', income_json.income.month,
    'due_day', income_json.income.due_day, 'recurring', income_json.income.recurring));
$$;

-- Name: income_totals(date, date); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.income_totals(first_day date, last_day date, OUT total numeric, OUT received numeric) RETURNS record
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select coalesce(sum(coalesce(i.actual_amount, i.expected_amount)), 0), coalesce(sum(i.actual_amount), 0)
  from public.incomes i
  where i.user_id = private.current_user_id() and i.deleted_at is null
    and i.month between income_totals.first_day and income_totals.last_day;
$$;

-- Name: insert_knowledge(public.knowledge_items); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.insert_knowledge(item public.knowledge_items) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$
  insert into public.knowledge_items (id, user_id, type, area, sub_area, title, content, subject, slot, source, source_ref,
    confidence, validated_by_user, person_metadata, needs_resolution, stated_at)
  values (item.id, item.user_id, item.type, item.area, item.sub_area, item.title, item.content, item.subject, item.slot,
    item.source, item.source_ref, item.confidence, item.validated_by_user, item.person_metadata, item.needs_resolution, item.stated_at);
$$;

-- Name: insert_rows(text, text[], jsonb[]); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.insert_rows(section text, columns text[], items jsonb[], OUT created integer, OUT rejections jsonb) RETURNS record
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $_$
declare
  names text := (select string_agg(format('%I', c), ', ') from unnest(columns) as c);
  latest timestamptz;
  state text;
  hint text;
  violated text;
  missing text;
  half int := cardinality(items) / 2;
  rest record;
begin
  created := cardinality(items);
  rejections := '[]';
  if created = 0 then
    return;
  end if;
  begin
    execute format('with stored as (insert into public.%1$I (%2$s) select %3$s from unnest($1) with ordinality as i (item, position),'
      ' jsonb_populate_record(null::public.%1$I, i.item -> ''row'') as r order by i.position returning %4$s as latest)'
      ' select max(s.latest) from stored s', section, names,
      (select string_agg(format('r.%I', c), ', ') from unnest(columns) as c),
      case when section = 'knowledge_items' then 'greatest(created_at, stated_at)' else 'created_at' end)
    into latest using items;
    if latest > clock_timestamp() + interval '1 minute' then
      perform private.raise(400, 'future_date', 'Essa data está no futuro.');
    end if;
    return;
  exception when others then
    get stacked diagnostics state = returned_sqlstate, hint = pg_exception_hint, violated = constraint_name, missing = column_name;
    if not private.refusal_of(state, hint, violated, missing) ? 'reason' then
      raise;
    end if;
  end;
  if half = 0 then
    created := 0;
    rejections := jsonb_build_array(jsonb_build_object('section', section, 'index', items[1] -> 'index')
      || private.refusal_of(state, hint, violated, missing));
    return;
  end if;
  select * into rest from private.insert_rows(section, columns, items[1:half]);
  select rest.created + r.created, rest.rejections || r.rejections into created, rejections
  from private.insert_rows(section, columns, items[half + 1:]) as r;
end;
$_$;

-- Name: FUNCTION insert_rows(section text, columns text[], items jsonb[], OUT created integer, OUT rejections jsonb); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.insert_rows(section text, columns text[], items jsonb[], OUT created integer, OUT rejections jsonb) IS 'Inserts [{ index, row }] in order, all that the table accepts; rejections: [{ section, index, reason, problem? }].';

-- Name: investment_totals(date, date); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.investment_totals(first_day date, last_day date) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select jsonb_build_object(
    'invested', coalesce(sum(i.amount) filter (
      where i.invested_on between investment_totals.first_day and investment_totals.last_day), 0),
    'invested_total', coalesce(sum(coalesce(i.current_value, i.amount)), 0))
  from public.investments i
  where i.user_id = private.current_user_id() and i.deleted_at is null;
$$;

-- Name: is_alike(public.knowledge_items, public.knowledge_items); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.is_alike(known public.knowledge_items, item public.knowledge_items) RETURNS boolean
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  return private.plain_words(known.content) = private.plain_words(item.content)
    or extensions.similarity(private.plain_words(known.content), private.plain_words(item.content)) >= 0.75
    or coalesce(private.verdict_on(known, item) = 'same', false);
end;
$$;

-- Name: FUNCTION is_alike(known public.knowledge_items, item public.knowledge_items); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.is_alike(known public.knowledge_items, item public.knowledge_items) IS 'Whether two items say the same thing, in whatever words.';

-- Name: is_birthday(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.is_birthday(value text) RETURNS boolean
    LANGUAGE plpgsql IMMUTABLE
    SET search_path TO ''
    AS $_$
begin
  if value is null or value !~ '^(\d{4}|-)-\d{2}-\d{2}$' then
    return false;
  end if;
  -- Without a year any leap year will do: 29 February is a birthday.
  return extract(year from replace(value, '--', '2000-')::date) >= 1900;
exception when datetime_field_overflow or invalid_datetime_format then
  return false;
end;
$_$;

-- Name: FUNCTION is_birthday(value text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.is_birthday(value text) IS 'YYYY-MM-DD from 1900 on, or --MM-DD when the year is unknown.';

-- Name: is_current(public.knowledge_items); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.is_current(item public.knowledge_items) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select item.deleted_at is null and item.superseded_at is null;
$$;

-- Name: is_family(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.is_family(relationship text) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select string_to_array(private.plain_words(coalesce(relationship, '')), ' ') && array['mae', 'pai', 'irmao', 'irma', 'filho', 'filha',
    'avo', 'vo', 'vovo', 'neto', 'neta', 'tio', 'tia', 'primo', 'prima', 'sobrinho', 'sobrinha', 'sogro', 'sogra', 'genro', 'nora', 'cunhado', 'cunhada',
    'padrasto', 'madrasta', 'enteado', 'enteada', 'padrinho', 'madrinha', 'afilhado', 'afilhada'];
$$;

-- Name: is_habit_done(uuid, date); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.is_habit_done(habit_id uuid, day date) RETURNS boolean
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select exists (
    select from public.habit_completions c
    where c.user_id = (select auth.uid()) and c.habit_id = is_habit_done.habit_id
      and c.completion_date = is_habit_done.day and c.deleted_at is null);
$$;

-- Name: FUNCTION is_habit_done(habit_id uuid, day date); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.is_habit_done(habit_id uuid, day date) IS 'Whether the caller''s habit was done on a day.';

-- Name: is_me(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.is_me(name text) RETURNS boolean
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select private.plain_words(name) = any (array['eu', 'mim', 'eu mesma', 'eu mesmo', 'self', 'user', 'usuario', 'usuaria', 'o usuario', 'a usuaria', 'voce'])
    or exists (
      select from public.profiles p
      where p.user_id = (select auth.uid()) and private.plain_words(p.display_name) = private.plain_words(is_me.name));
$$;

-- Name: is_medicine(public.knowledge_items); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.is_medicine(item public.knowledge_items) RETURNS boolean
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select item.area in ('health', 'mental_health') and (
    item.plain ~ '\m\d+ ?(mg|mcg|ui|gotas|comprimidos?|capsulas?)\M'
    or (item.sub_area = 'medical' and item.plain ~ '\mtom(a|ar|ou|ando)\M')
    or exists (
      select from unnest(string_to_array(item.plain, ' ')) as w (word)
      join private.word_kinds k on k.word = w.word
      where k.same_as = 'remedio' or 'remedio' = any (k.kinds)));
$$;

-- Name: FUNCTION is_medicine(item public.knowledge_items); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.is_medicine(item public.knowledge_items) IS 'Whether an item tells of a medicine: by name, by dose, or by being taken.';

-- Name: is_narrow(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.is_narrow(words text) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  -- "Não tomo mais café à noite" leaves the morning's.
  select words ~ '\m(?:a|de) (?:noite|tarde|manha|madrugada)\M|\m(?:n[oa]s?|as|aos) (?:segunda|terca|quarta|quinta|sexta|sabado|domingo)|fins? de semana|\mantes de|\mdurante|\msem\M|\mcom (?:tanta|essa|tanto)|\mhoje\M|\mtanto\M|\mtanta\M|\mmuito\M';
$$;

-- Name: is_notable(text, double precision, double precision); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.is_notable(outcome text, mean_in double precision, mean_out double precision) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  -- A difference that one would notice: points of mood, hours, minutes, or a third more money.
  select case outcome
    when 'spending' then greatest(mean_in, mean_out) >= 1.3 * least(mean_in, mean_out) and abs(mean_in - mean_out) >= 10
    when 'sleep' then abs(mean_in - mean_out) >= 0.5
    when 'exercise' then abs(mean_in - mean_out) >= 10
    else abs(mean_in - mean_out) >= 0.7 end;
$$;

-- Name: is_person_deleted(uuid, text, timestamp with time zone); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.is_person_deleted(owner uuid, name text, said_at timestamp with time zone) RETURNS boolean
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select exists (
      select from public.knowledge_items p
      where p.user_id = owner and p.type = 'person' and p.deleted_at > said_at
        and (private.name_key(p.title) = private.name_key(is_person_deleted.name)
          or private.name_words(p.title) = private.name_words(is_person_deleted.name)))
    and not exists (select from private.find_people(is_person_deleted.name) f where f.tier <= 5);
$$;

-- Name: FUNCTION is_person_deleted(owner uuid, name text, said_at timestamp with time zone); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.is_person_deleted(owner uuid, name text, said_at timestamp with time zone) IS 'Whether the user deleted a person of this name after said_at and knows nobody else by it.';

-- Name: is_relation(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.is_relation(word text) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select word in ('mae', 'pai', 'irmao', 'irma', 'filho', 'filha', 'avo', 'vo', 'vovo', 'neto', 'neta', 'tio', 'tia', 'primo', 'prima', 'sobrinho', 'sobrinha', 'sogro', 'sogra', 'genro',
    'nora', 'cunhado', 'cunhada', 'padrasto', 'madrasta', 'enteado', 'enteada', 'padrinho', 'madrinha', 'afilhado', 'afilhada', 'amigo', 'amiga', 'namorado', 'namorada', 'noivo',
    'noiva', 'marido', 'esposo', 'esposa', 'mulher', 'companheiro', 'companheira', 'parceiro', 'parceira', 'ex', 'chefe', 'chefa', 'colega', 'vizinho', 'vizinha', 'terapeuta',
    'psicologo', 'psicologa', 'medico', 'medica', 'professor', 'professora', 'mamae', 'papai');
$$;

-- Name: FUNCTION is_relation(word text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.is_relation(word text) IS 'Whether a folded word is one of those private.relationship_in knows; cheap enough to be asked of every word.';

-- Name: is_same_entry(text, text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.is_same_entry(one text, other text) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select private.plain_words(one) = private.plain_words(other)
    or extensions.similarity(private.plain_words(one), private.plain_words(other)) >= 0.8;
$$;

-- Name: is_side_job(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.is_side_job(said text) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select said ~ '\m(?:tambem|bico|extra|freela|nas horas|fim de semana|fins de semana)\M';
$$;

-- Name: is_timezone(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.is_timezone(name text) RETURNS boolean
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $_$
begin
  -- Postgres would also take POSIX strings, which can hold any words; the name goes into prompts.
  if is_timezone.name is null or is_timezone.name !~ '^(UTC|[A-Z][A-Za-z_]+(/[A-Za-z0-9_+-]+)+)$' then
    return false;
  end if;
  perform now() at time zone is_timezone.name;
  return true;
exception when invalid_parameter_value then
  return false;
end;
$_$;

-- Name: is_typo_of(text, text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.is_typo_of(written text, meant text) RETURNS boolean
    LANGUAGE plpgsql IMMUTABLE
    SET search_path TO ''
    AS $$
declare
  longer text := case when char_length(written) >= char_length(meant) then written else meant end;
  shorter text := case when char_length(written) >= char_length(meant) then meant else written end;
  at int := 1;
begin
  if written = meant then
    return true;
  end if;
  -- Short words have real neighbours one slip away, and nobody slips on a first letter.
  if char_length(shorter) < 4 or left(longer, 1) <> left(shorter, 1) or char_length(longer) - char_length(shorter) > 2 then
    return false;
  end if;
  if char_length(shorter) >= 8 and extensions.similarity(longer, shorter) >= 0.5 then
    return true;
  end if;
  while substr(longer, at, 1) = substr(shorter, at, 1) and at <= char_length(shorter) loop
    at := at + 1;
  end loop;
  if char_length(longer) > char_length(shorter) then
    return substr(longer, at + 1) = substr(shorter, at);
  end if;
  return substr(longer, at + 1) = substr(shorter, at + 1)
    or (substr(longer, at, 1) = substr(shorter, at + 1, 1)
      and substr(longer, at + 1, 1) = substr(shorter, at, 1)
      and substr(longer, at + 2) = substr(shorter, at + 2));
end;
$$;

-- Name: FUNCTION is_typo_of(written text, meant text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.is_typo_of(written text, meant text) IS 'Whether two folded words are one letter or one swap apart, or, for long words, share half of their trigrams.';

-- Name: judge_learned(uuid, jsonb); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.judge_learned(item_id uuid, learned jsonb) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  judgement jsonb;
  item public.knowledge_items;
  other public.knowledge_items;
begin
  for judgement in
    select j.value from jsonb_array_elements(coalesce(nullif(learned -> 'judgements', 'null'), '[]')) as j
    union all
    select jsonb_build_object('other_id', learned #> '{contradicts,id}', 'verdict', learned #> '{contradicts,verdict}')
    where learned #>> '{contradicts,id}' is not null
  loop
    select k.* into item from public.knowledge_items k where k.user_id = private.current_user_id() and k.id = judge_learned.item_id;
    select k.* into other from public.knowledge_items k where k.user_id = item.user_id and k.id::text = judgement ->> 'other_id';
    perform private.judge_pair(item, other, judgement ->> 'verdict');
  end loop;
end;
$$;

-- Name: FUNCTION judge_learned(item_id uuid, learned jsonb); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.judge_learned(item_id uuid, learned jsonb) IS 'Applies what a model said of a learned item and known ones: judgements [{ other_id, verdict }] and contradicts { id, verdict }.';

-- Name: judge_pair(public.knowledge_items, public.knowledge_items, text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.judge_pair(item public.knowledge_items, other public.knowledge_items, verdict text, OUT outcome text, OUT undo jsonb) RETURNS record
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  loser text;
begin
  undo := '[]';
  outcome := 'skipped';
  if item.id is null or other.id is null or item.id = other.id or item.user_id <> other.user_id or item.subject <> other.subject or item.superseded_at is not null
    or item.deleted_at is not null or other.superseded_at is not null or other.deleted_at is not null or item.type = 'person' or other.type = 'person' then
    return;
  end if;
  loser := case
    when verdict = 'unclear' or (verdict = 'contradiction' and item.confidence < 0.7) then 'none'
    when verdict = 'contradiction' then private.loser_of(other, item, null) end;
  case
    when verdict = 'complement' then
      perform private.link_knowledge(item, other.id, 'related');
      outcome := 'linked';
    when verdict = 'same' then
      -- Two wordings of one belief: the one there first stays, unless the user wrote the other.
      if item.validated_by_user and not other.validated_by_user then
        undo := private.supersede(other.id, item.id, item.user_id);
      else
        undo := private.supersede(item.id, other.id, item.user_id) || private.refresh_knowledge(other, item, false);
      end if;
      outcome := 'merged';
    when loser = 'known' then
      undo := private.supersede(other.id, item.id, item.user_id);
      outcome := 'superseded';
    when loser = 'item' then
      undo := private.supersede(item.id, other.id, item.user_id);
      outcome := 'outdated';
    when loser = 'none' and item.confidence >= 0.7 then
      perform private.link_knowledge(item, other.id, 'contradicts');
      undo := jsonb_build_array(jsonb_build_object('table', 'knowledge_items', 'id', item.id, 'set', jsonb_build_object('needs_resolution', item.needs_resolution)));
      update public.knowledge_items k set needs_resolution = true where k.user_id = item.user_id and k.id = item.id;
      outcome := 'asked';
    else
      null;
  end case;
end;
$$;

-- Name: FUNCTION judge_pair(item public.knowledge_items, other public.knowledge_items, verdict text, OUT outcome text, OUT undo jsonb); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.judge_pair(item public.knowledge_items, other public.knowledge_items, verdict text, OUT outcome text, OUT undo jsonb) IS 'Applies a judgement about a new item and another of its subject. outcome: superseded (the other), outdated (the item), merged, linked, asked or skipped.';

-- Name: keep_insight(uuid, jsonb, date); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.keep_insight(owner uuid, news jsonb, from_day date) RETURNS boolean
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  figures text := news ->> 'figures';
  evidence text := format('%s, de %s a %s. É uma coincidência nos registros, não uma causa.', upper(left(figures, 1)) || substr(figures, 2),
    to_char((news ->> 'first_day')::date, 'DD/MM/YYYY'), to_char((news ->> 'last_day')::date, 'DD/MM/YYYY'));
  known public.knowledge_items;
  origin jsonb;
begin
  select i.* into known from public.knowledge_items i
  where i.user_id = owner and i.pattern = news ->> 'pattern' and i.source = 'ai_inference'
  order by i.deleted_at is null and i.superseded_at is null desc, i.created_at desc limit 1;
  if known.id is not null and known.deleted_at is null and known.superseded_at is null then
    if known.validated_by_user or known.inference_evidence = evidence then
      return false;
    end if;
  elsif not private.may_tell(owner, news) then
    return false;
  end if;
  origin := jsonb_build_object('from', news -> 'first_day', 'to', news -> 'last_day', 'n', news -> 'n', 'family', news -> 'family',
    'higher', news -> 'higher', 'effect', round((news ->> 'effect')::numeric, 2)) || private.sources_of(news ->> 'pattern', from_day);
  if known.id is null then
    insert into public.knowledge_items (user_id, type, area, title, content, source, inference_evidence, confidence, pattern, derived_from)
    values (owner, 'insight', news ->> 'area', news ->> 'title', news ->> 'content', 'ai_inference', evidence, 0.6, news ->> 'pattern', origin);
    return true;
  end if;
  if known.deleted_at is null then
    update public.knowledge_items i set inference_evidence = evidence, derived_from = origin, retired_at = null
    where i.user_id = owner and i.id = known.id;
    return false;
  end if;
  -- Told again from the start only when it says something else than before.
  update public.knowledge_items i set deleted_at = null, retired_at = null, inference_evidence = evidence, derived_from = origin
  where i.user_id = owner and i.id = known.id;
  update public.knowledge_items i set title = news ->> 'title', content = news ->> 'content', stated_at = now(), seen_at = null,
    embedding = null, embedding_model = null
  where i.user_id = owner and i.id = known.id and i.content <> news ->> 'content';
  return true;
end;
$$;

-- Name: FUNCTION keep_insight(owner uuid, news jsonb, from_day date); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.keep_insight(owner uuid, news jsonb, from_day date) IS 'Stores what observed_patterns() found, brings it back or refreshes its figures; true when it was not current before.';

-- Name: key_words(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.key_words(phrase text) RETURNS text[]
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $_$
begin
  return (
    -- The stemmer makes one of irmão and irmã, tio and tia; it knows plurals like ações only with their accents.
    select coalesce(array_agg(distinct case when private.is_relation(w.word) then w.word
      else coalesce((ts_lexize('pg_catalog.portuguese_stem', coalesce(k.same_as, w.word)))[1], k.same_as, w.word) end), '{}')
    from (
      select case
        when right(word, 3) = 'oes' then left(word, -3) || 'ao'
        when right(word, 3) = 'ais' and char_length(word) > 5 then left(word, -3) || 'al'
        when right(word, 2) = 'ns' and char_length(word) > 3 then left(word, -2) || 'm'
        else word end as word
      from unnest(string_to_array(translate(regexp_replace(phrase, '!|:[a-zA-Z]\d?\M', '', 'g'), '.,;?/$%@()"''-', '             '), ' ')) as word
    ) w
    left join private.word_kinds k on k.word = w.word
    where char_length(w.word) > 1 and left(w.word, 1) > '9' and w.word <> all (array['o', 'os', 'as', 'um', 'uma', 'uns', 'umas', 'de', 'do', 'da', 'dos', 'das', 'em', 'no', 'na', 'nos', 'nas',
      'para', 'por', 'pelo', 'pela', 'com', 'sem', 'ao', 'aos', 'que', 'se', 'me', 'eu', 'meu', 'minha', 'meus', 'minhas', 'seu', 'sua', 'seus', 'suas', 'dele', 'dela', 'nosso',
      'nossa', 'mais', 'tao', 'so', 'ja', 'agora', 'hoje', 'ontem', 'amanha', 'anteontem', 'sempre', 'nunca', 'ainda', 'tambem', 'nem',
      'todo', 'toda', 'todos', 'todas', 'dia', 'dias', 'semana', 'semanas', 'mes', 'meses', 'ano', 'anos', 'vez', 'vezes', 'hora', 'horas', 'tempo', 'manha', 'tarde', 'noite',
      'madrugada', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado', 'domingo', 'segundas', 'tercas', 'quartas', 'quintas', 'sextas', 'sabados', 'domingos', 'feira',
      'fim', 'fins', 'proximo', 'proxima', 'passado', 'passada', 'ha', 'desde', 'ate', 'mesmo', 'aqui', 'ai', 'la', 'isso', 'este', 'esta', 'esse', 'essa', 'aquele', 'aquela', 'coisa',
      'novo', 'nova', 'outro', 'outra', 'mim', 'voce', 'ele', 'ela', 'gente', 'cada', 'quase', 'demais', 'bastante', 'enquanto', 'normal', 'normalmente', 'principalmente', 'nada',
      'nenhum', 'nenhuma', 'tudo', 'ser', 'estar', 'ter', 'ir', 'fazer', 'quando', 'porque', 'causa', 'antes', 'depois', 'vida', 'jeito', 'tipo', 'primeiro', 'primeira', 'ultimo', 'velho', 'antigo', 'chamar',
      'chamado', 'adeus', 'segundo', 'terceiro', 'quarto', 'quinto', 'sexto', 'meio', 'comeco', 'inicio', 'final', 'tchau', 'janeiro', 'fevereiro', 'marco', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro', 'sobre', 'reais', 'aula', 'aulas', 'as', 'oficialmente', 'estimacao', 'kg', 'assinatura', 'habito']));
end;
$_$;

-- Name: FUNCTION key_words(phrase text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.key_words(phrase text) IS 'Stems of the words of a tagged phrase that say what it is about, synonyms as one.';

-- Name: kinds_of(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.kinds_of(phrase text) RETURNS text[]
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $_$
  select coalesce(array_agg(distinct coalesce((ts_lexize('pg_catalog.portuguese_stem', kind))[1], kind)), '{}')
  from unnest(string_to_array(translate(phrase, '.,;:?!/$%@()', '            '), ' ')) as w (word)
  join private.word_kinds k on k.word = w.word or k.word = (select s.same_as from private.word_kinds s where s.word = w.word)
  cross join unnest(k.kinds) as kind;
$_$;

-- Name: FUNCTION kinds_of(phrase text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.kinds_of(phrase text) IS 'What the things of a phrase are kinds of: an Onix is a carro.';

-- Name: kinds_of_day(date); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.kinds_of_day(from_day date) RETURNS TABLE(cause text, family text, unit text, day date, holds boolean)
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  with
  series as materialized (select * from private.life_series(kinds_of_day.from_day)),
  days as (select distinct s.day from series s),
  paydays as (
    select i.received_on as day from public.incomes i
    where i.user_id = (select auth.uid()) and i.deleted_at is null and i.received_on >= kinds_of_day.from_day
  )
  select 'short_sleep', 'sleep', 'day', s.day, s.value < 6 from series s where s.series = 'sleep'
  union all
  -- Told by its Monday; a week counts with at least four nights.
  select 'short_sleep_week', 'sleep', 'week', date_trunc('week', s.day)::date, avg(s.value) < 6
  from series s where s.series = 'sleep' group by 4 having count(*) >= 4
  union all
  select 'exercise', 'exercise', 'day', s.day, s.value > 0 from series s where s.series = 'exercise'
  union all
  select 'low_mood', 'mood', 'day', s.day, s.value <= 4 from series s where s.series = 'mood'
  union all
  select s.series, s.series, 'day', s.day, s.value = 1 from series s where s.series like 'habit:%'
  union all
  select 'streak:' || split_part(s.series, ':', 2), s.series, 'day', s.day,
    min(s.value) over (partition by s.series order by s.day rows 2 preceding) = 1
  from series s where s.series like 'habit:%'
  union all
  select 'weekend', 'calendar', 'day', d.day, extract(isodow from d.day) >= 6 from days d
  union all
  select 'weekday:' || n, 'calendar', 'day', d.day, extract(isodow from d.day) = n from days d cross join generate_series(1, 7) as n
  union all
  select 'payday', 'payday', 'day', d.day, exists (select from paydays p where d.day between p.day and p.day + 6)
  from days d where d.day >= (select min(p.day) from paydays p);
$$;

-- Name: FUNCTION kinds_of_day(from_day date); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.kinds_of_day(from_day date) IS 'Which days (or weeks, by their Monday) are of a kind and which are not: nights under 6 h, exercise, low mood (4 or less), habits done, habits done three times running, weekends and weekdays, the week after an income. family: kinds that tell much the same.';

-- Name: knowledge_entry(public.knowledge_items); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.knowledge_entry(item public.knowledge_items) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select private.knowledge_json(item) || jsonb_strip_nulls(jsonb_build_object(
    'slot', item.slot,
    'tags', item.tags,
    'inference_evidence', item.inference_evidence,
    'source_ref', item.source_ref,
    'stated_at', item.stated_at,
    'updated_at', item.updated_at,
    'superseded_by_id', item.superseded_by_id,
    'superseded_at', item.superseded_at,
    'deleted_at', item.deleted_at,
    'restorable_until', item.deleted_at + interval '30 days',
    'needs_resolution', item.needs_resolution,
    'is_current', private.is_current(item)));
$$;

-- Name: FUNCTION knowledge_entry(item public.knowledge_items); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.knowledge_entry(item public.knowledge_items) IS 'An item as the user''s own views show it: knowledge_json with its history, provenance and is_current.';

-- Name: knowledge_json(public.knowledge_items); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.knowledge_json(item public.knowledge_items) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select jsonb_strip_nulls(jsonb_build_object(
    'id', item.id,
    'type', item.type,
    'area', item.area,
    'sub_area', item.sub_area,
    'title', item.title,
    'content', item.content,
    'subject', item.subject,
    'about', (select p.title from public.knowledge_items p where p.user_id = item.user_id and p.id = item.subject_id),
    'person', item.person_metadata,
    'confidence', item.confidence,
    'source', item.source,
    'validated', item.validated_by_user,
    'created_at', item.created_at));
$$;

-- Name: FUNCTION knowledge_json(item public.knowledge_items); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.knowledge_json(item public.knowledge_items) IS 'An item as tools return it; about is the name of the person it is about, absent for self.';

-- Name: knowledge_line(public.knowledge_items, date); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.knowledge_line(item public.knowledge_items, since date) RETURNS text
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select concat_ws(' ',
    (select private.note_text(p.title, 60) || ':' from public.knowledge_items p where p.user_id = item.user_id and p.id = item.subject_id),
    case when item.type = 'person'
      then private.note_text(item.title, 60) || coalesce(', ' || private.note_text(item.person_metadata ->> 'relationship', 60), '')
      else private.note_text(item.content) end,
    (
      select format('(antes: %s)', private.note_text(old.content, 120))
      from public.knowledge_items old
      where old.user_id = item.user_id and old.superseded_by_id = item.id and old.deleted_at is null
        and private.local_day(old.superseded_at) >= knowledge_line.since
      order by old.superseded_at desc limit 1));
$$;

-- Name: FUNCTION knowledge_line(item public.knowledge_items, since date); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.knowledge_line(item public.knowledge_items, since date) IS 'An item in a note: whom it is about, what it says, and what it said before if that changed since a day.';

-- Name: known_custom_name(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.known_custom_name(custom_name text) RETURNS text
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  wanted text := nullif(regexp_replace(btrim(known_custom_name.custom_name), '\s+', ' ', 'g'), '');
begin
  if wanted is null then
    perform private.raise(400, 'custom_name_missing', 'Qual é o nome do que você quer acompanhar?');
  elsif char_length(wanted) > 100 then
    perform private.raise(400, 'custom_name_too_long', 'O nome pode ter até 100 caracteres.');
  end if;
  return coalesce(
    (select e.custom_name from public.tracking_entries e
     where e.metric = 'custom' and private.fold(e.custom_name) = private.fold(wanted)
       and e.user_id = (select auth.uid()) and e.deleted_at is null
     order by e.created_at limit 1),
    wanted);
end;
$$;

-- Name: FUNCTION known_custom_name(custom_name text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.known_custom_name(custom_name text) IS 'The name as the user first wrote it, so that "Glicemia" and "glicemia" are one metric. Raises PT400 when empty or too long.';

-- Name: known_facts(jsonb, jsonb); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.known_facts(items jsonb, known jsonb) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    SET enable_nestloop TO 'off'
    AS $$
  with
  given as materialized (
    select 'knowledge_items/' || (e.value -> 'row' ->> 'id') as key, md5(private.plain_words(e.value -> 'row' ->> 'content')) as words,
      case when coalesce(e.value -> 'row' ->> 'subject', 'self') = 'self' then 'self'
        else private.resolve_id(known, 'knowledge_items', e.value -> 'row' ->> 'subject')::text end as subject
    from jsonb_array_elements(items) as e
    where e.value -> 'row' ->> 'type' <> 'person' and e.value -> 'row' ->> 'superseded_at' is null
      and not known ? ('knowledge_items/' || (e.value -> 'row' ->> 'id'))
  ),
  present as materialized (
    select i.id, i.subject, md5(private.plain_words(i.content)) as words
    from public.knowledge_items i
    where i.user_id = private.current_user_id() and i.type <> 'person' and i.deleted_at is null and i.superseded_at is null
  )
  select coalesce(jsonb_object_agg(g.key, p.id), '{}')
  from given g join present p on p.words = g.words and p.subject = g.subject;
$$;

-- Name: FUNCTION known_facts(items jsonb, known jsonb); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.known_facts(items jsonb, known jsonb) IS 'Items of a file that say what a current item of the caller says of the same subject.';

-- Name: known_people(jsonb, jsonb); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.known_people(items jsonb, known jsonb) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    SET enable_nestloop TO 'off'
    AS $$
  with
  given as materialized (
    select 'knowledge_items/' || (e.value -> 'row' ->> 'id') as key, private.name_key(e.value -> 'row' ->> 'title') as name,
      private.relationship_words(e.value -> 'row' -> 'person_metadata' ->> 'relationship') as relationship
    from jsonb_array_elements(items) as e
    where e.value -> 'row' ->> 'type' = 'person' and e.value -> 'row' ->> 'superseded_at' is null
      and not known ? ('knowledge_items/' || (e.value -> 'row' ->> 'id'))
  ),
  present as materialized (
    select p.id, private.name_key(p.title) as name, private.relationship_words(p.person_metadata ->> 'relationship') as relationship
    from public.knowledge_items p
    where p.user_id = private.current_user_id() and p.type = 'person' and p.deleted_at is null and p.superseded_at is null
  )
  select coalesce(jsonb_object_agg(g.key, p.id), '{}')
  from given g join present p on p.name = g.name
    and (coalesce(g.relationship, '{}') = '{}' or coalesce(p.relationship, '{}') = '{}' or p.relationship && g.relationship);
$$;

-- Name: FUNCTION known_people(items jsonb, known jsonb); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.known_people(items jsonb, known jsonb) IS 'People of a file whom the caller''s memory knows by name already.';

-- Name: known_rows(text, jsonb); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.known_rows(section text, items jsonb) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    SET enable_nestloop TO 'off'
    AS $_$
declare
  known jsonb;
begin
  execute format($query$
    with
    given as materialized (
      select f.old, c.id
      from (select distinct e.value -> 'row' ->> 'id' as old from jsonb_array_elements($1) as e) f
      cross join lateral unnest(array[private.try_uuid(f.old), private.imported_id($2, %1$L, f.old)]) as c (id)
    ),
    present as materialized (select t.id from public.%1$I t where t.user_id = $2)
    select coalesce(jsonb_object_agg(%1$L || '/' || g.old, g.id), '{}')
    from given g join present p on p.id = g.id
  $query$, section) into known using items, private.current_user_id();
  if section = 'knowledge_items' then
    known := known || private.known_people(items, known);
    known := known || private.known_facts(items, known);
  end if;
  return known;
end;
$_$;

-- Name: FUNCTION known_rows(section text, items jsonb); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.known_rows(section text, items jsonb) IS 'Rows of a file that the caller has already: theirs, imported before, or, in memory, saying the same.';

-- Name: messages; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.messages (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid DEFAULT auth.uid() NOT NULL,
    conversation_id uuid NOT NULL,
    turn_id uuid,
    seq bigint NOT NULL,
    role text NOT NULL,
    client_message_id text,
    parts jsonb NOT NULL,
    content text DEFAULT ''::text NOT NULL,
    tool_calls jsonb,
    tool_call_id text,
    name text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    not_to_learn_at timestamp with time zone,
    consolidation_id uuid,
    CONSTRAINT messages_client_message_id_check CHECK (((char_length(client_message_id) >= 1) AND (char_length(client_message_id) <= 64))),
    CONSTRAINT messages_content_check CHECK ((char_length(content) <= 100000)),
    CONSTRAINT messages_parts_check CHECK (((jsonb_typeof(parts) = 'array'::text) AND (NOT jsonb_path_exists(parts, '$[*]?(@.type() != "object")'::jsonpath)) AND (octet_length((parts)::text) <= 1000000))),
    CONSTRAINT messages_role_check CHECK ((role = ANY (ARRAY['user'::text, 'assistant'::text, 'tool'::text])))
);

-- Name: TABLE messages; Type: COMMENT; Schema: public; Owner: -

COMMENT ON TABLE public.messages IS 'Native messages: user, assistant (with tool calls) and tool results.';

-- Name: COLUMN messages.seq; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.messages.seq IS 'Order within a conversation; turns of a conversation never interleave.';

-- Name: COLUMN messages.parts; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.messages.parts IS 'Authoritative: content parts as the AI SDK has them. content, tool_calls, tool_call_id and name are derived.';

-- Name: COLUMN messages.not_to_learn_at; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.messages.not_to_learn_at IS 'Set by forget_everything and by an import: consolidation never learns from this message.';

-- Name: COLUMN messages.consolidation_id; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.messages.consolidation_id IS 'The batch that learned from it: the user''s own messages only, each in one batch.';

-- Name: learn_item(jsonb, public.messages); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.learn_item(learned jsonb, message public.messages, OUT status text, OUT id uuid) RETURNS record
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  item public.knowledge_items;
  who record;
  reason text;
begin
  perform private.check_knowledge(learned ->> 'type', learned ->> 'content', learned ->> 'title', learned ->> 'area', learned ->> 'sub_area',
    (learned ->> 'confidence')::double precision, learned ->> 'person', false);
  item := private.new_learned(learned, message);
  if item.type = 'person' or learned ->> 'person' ~ '\S' then
    if private.is_person_deleted(item.user_id, coalesce(learned ->> 'person', learned ->> 'title', ''), item.stated_at) then
      perform private.raise(409, 'deleted_by_user', 'A pessoa apagou isso depois.');
    end if;
    select * into who from private.learn_person(item, learned);
    if item.type = 'person' or learned ->> 'birthday' ~ '\S' then
      status := who.status;
      id := who.id;
      return;
    end if;
    item.subject := who.id::text;
  end if;
  reason := private.overruled(item);
  if reason is not null then
    perform private.raise(409, reason, 'A pessoa disse outra coisa depois.');
  end if;
  id := private.told_in_turn(item);
  if id is not null then
    status := 'known';
  else
    select s.status, s.id into status, id from private.settle_knowledge(item) as s;
  end if;
  if status = 'created' and item.inference_evidence is not null then
    update public.knowledge_items k set inference_evidence = item.inference_evidence where k.user_id = item.user_id and k.id = learn_item.id;
  end if;
  perform private.judge_learned(learn_item.id, learned);
end;
$$;

-- Name: FUNCTION learn_item(learned jsonb, message public.messages, OUT status text, OUT id uuid); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.learn_item(learned jsonb, message public.messages, OUT status text, OUT id uuid) IS 'Stores an extracted item, or notes that it is known. status: created, updated or known. Raises what add_knowledge raises, PT400 evidence_missing, PT409 deleted_by_user, corrected_by_user, edited_by_user.';

-- Name: learn_items(jsonb, jsonb, uuid[]); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.learn_items(items jsonb, said jsonb, messages uuid[], OUT created integer, OUT updated integer, OUT inferred integer, OUT kept jsonb, OUT rejections jsonb) RETURNS record
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  learned jsonb;
  message public.messages;
  done record;
  reason text;
begin
  created := 0;
  updated := 0;
  inferred := 0;
  kept := '[]';
  rejections := '[]';
  for learned in
    -- As it was said: the last word counts. What was extracted from a message goes before the message itself.
    select i.value
    from (
      select e.value, e.position, false as is_said from jsonb_array_elements(items) with ordinality as e (value, position)
      union all
      select e.value, e.position, true from jsonb_array_elements(said) with ordinality as e (value, position)) i
    left join public.messages m on m.user_id = private.current_user_id() and m.id::text = i.value ->> 'message_id'
    order by m.seq nulls last, i.is_said, i.position
  loop
    begin
      select m.* into message from public.messages m
      where m.user_id = private.current_user_id() and m.id = any (messages) and m.id::text = learned ->> 'message_id';
      if not found then
        perform private.raise(400, 'unknown_message', 'Isso não vem de uma mensagem deste lote.');
      end if;
      if learned ? 'said' then
        created := created + (
          select count(*) from jsonb_array_elements(private.settle_said(
            message.user_id, learned ->> 'said', message.id, least(message.created_at, clock_timestamp()))) as s
          where s ->> 'status' = 'created');
        continue;
      end if;
      select * into done from private.learn_item(learned, message);
      if learned ->> 'type' = 'insight' or learned ->> 'evidence' ~ '\S' then
        inferred := inferred + (done.status = 'created')::int;
      else
        created := created + (done.status = 'created')::int;
      end if;
      updated := updated + (done.status = 'updated')::int;
      -- Only what stands may change the profile: not what lost, and not what is still to be asked.
      if jsonb_typeof(learned -> 'memory') = 'object' and exists (
        select from public.knowledge_items k
        where k.user_id = message.user_id and k.id = done.id and k.deleted_at is null and k.superseded_at is null and not k.needs_resolution) then
        kept := kept || jsonb_build_array(learned -> 'memory');
      end if;
    exception
      when check_violation or not_null_violation or string_data_right_truncation or numeric_value_out_of_range or invalid_text_representation
        or untranslatable_character or sqlstate 'PT400' or sqlstate 'PT404' or sqlstate 'PT409' or sqlstate 'PT422' then
        get stacked diagnostics reason = pg_exception_hint;
        rejections := rejections || jsonb_build_array(jsonb_build_object('reason', coalesce(nullif(reason, ''), 'invalid_item'), 'item', learned));
    end;
  end loop;
end;
$$;

-- Name: learn_person(public.knowledge_items, jsonb); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.learn_person(item public.knowledge_items, learned jsonb, OUT status text, OUT id uuid) RETURNS record
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  name text := coalesce(nullif(btrim(learned ->> 'person'), ''), nullif(btrim(learned ->> 'title'), ''), private.name_in(item.content));
  relation text := nullif(btrim(learned ->> 'relationship'), '');
  birthday text := nullif(btrim(learned ->> 'birthday'), '');
  who record;
  person public.knowledge_items;
  step record;
begin
  perform private.check_person(relation, birthday, null, null);
  select * into who from private.ensure_person(name, relation, true, case when item.type = 'person' then item.content end);
  if who.id is null then
    perform private.raise(422, 'person_is_user', 'Isso é sobre a própria pessoa.');
  end if;
  id := who.id;
  if who.created then
    update public.knowledge_items p set source_ref = item.source_ref, stated_at = item.stated_at, confidence = item.confidence,
      area = item.area, sub_area = item.sub_area
    where p.user_id = item.user_id and p.id = who.id;
  end if;
  select p.* into person from public.knowledge_items p where p.user_id = item.user_id and p.id = who.id;
  -- What is known already, and a person the user vouched for, stay as they are.
  relation := case when person.person_metadata ? 'relationship' then null else relation end;
  birthday := case when person.person_metadata ->> 'birthday' = birthday then null else birthday end;
  if person.validated_by_user then
    select * into step from private.note_beside_person(person, true, relation, birthday, null);
    status := case when step.changes = '[]' then 'known' else 'updated' end;
  else
    select * into step from private.change_person(person, relation, birthday, null);
    status := case when who.created then 'created' when step.changed then 'updated' else 'known' end;
  end if;
end;
$$;

-- Name: FUNCTION learn_person(item public.knowledge_items, learned jsonb, OUT status text, OUT id uuid); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.learn_person(item public.knowledge_items, learned jsonb, OUT status text, OUT id uuid) IS 'Somebody of the user''s life: made when unknown, completed when not. status: created, updated or known.';

-- Name: lease_user(uuid, timestamp with time zone); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.lease_user(user_id uuid, at timestamp with time zone) RETURNS jsonb
    LANGUAGE sql
    SET search_path TO ''
    AS $$
  update private.consolidation_queue q set
    attempt = q.attempt + 1, tries = q.tries + 1, claimed_at = lease_user.at, locked_until = lease_user.at + interval '150 seconds',
    next_attempt_at = null
  where q.user_id = lease_user.user_id
  returning jsonb_build_object('status', 'claimed', 'userId', q.user_id, 'attempt', q.attempt, 'tries', q.tries);
$$;

-- Name: library_items; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.library_items (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid DEFAULT auth.uid() NOT NULL,
    type text NOT NULL,
    title text NOT NULL,
    content text,
    url text,
    origin text DEFAULT 'user'::text NOT NULL,
    kind text,
    period_from date,
    period_to date,
    generated_at timestamp with time zone,
    deleted_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT library_items_automatic_is_complete CHECK (((num_nulls(kind, period_from, period_to, generated_at) = 0) OR ((origin = 'user'::text) AND (num_nonnulls(kind, period_from, period_to, generated_at) = 0)))),
    CONSTRAINT library_items_content_check CHECK ((((char_length(content) >= 1) AND (char_length(content) <= 50000)) AND (content ~ '\S'::text))),
    CONSTRAINT library_items_kind_check CHECK ((kind = ANY (ARRAY['medical_appointment'::text, 'weekly_report'::text, 'monthly_report'::text]))),
    CONSTRAINT library_items_kind_is_note CHECK (((kind IS NULL) OR (type = 'note'::text))),
    CONSTRAINT library_items_note_has_content CHECK (((type <> 'note'::text) OR (content IS NOT NULL))),
    CONSTRAINT library_items_origin_check CHECK ((origin = ANY (ARRAY['user'::text, 'automatic'::text]))),
    CONSTRAINT library_items_period_fits_kind CHECK (
CASE kind
    WHEN 'medical_appointment'::text THEN (period_from <= period_to)
    WHEN 'weekly_report'::text THEN ((EXTRACT(isodow FROM period_from) = (1)::numeric) AND (period_to = (period_from + 6)))
    WHEN 'monthly_report'::text THEN ((EXTRACT(day FROM period_from) = (1)::numeric) AND (period_to = (((period_from + '1 mon'::interval))::date - 1)))
    ELSE true
END),
    CONSTRAINT library_items_title_check CHECK ((((char_length(title) >= 1) AND (char_length(title) <= 200)) AND (title ~ '\S'::text))),
    CONSTRAINT library_items_type_check CHECK ((type = ANY (ARRAY['note'::text, 'movie'::text, 'tv_show'::text, 'video'::text, 'link'::text]))),
    CONSTRAINT library_items_url_check CHECK (((char_length(url) <= 2000) AND (url ~* '^https?://\S+$'::text)))
);

-- Name: TABLE library_items; Type: COMMENT; Schema: public; Owner: -

COMMENT ON TABLE public.library_items IS 'Notes, films, series, videos and links of the user, and automatic notes. Nothing in here is learned from.';

-- Name: COLUMN library_items.content; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.library_items.content IS 'Markdown; the title is not repeated in it.';

-- Name: COLUMN library_items.origin; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.library_items.origin IS 'automatic: written from the user''s rows and written again when asked. It becomes the user''s when they change its words.';

-- Name: COLUMN library_items.kind; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.library_items.kind IS 'What an automatic note is; a note the user took over keeps it.';

-- Name: COLUMN library_items.period_to; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.library_items.period_to IS 'Last day it is about: the day of the appointment, the Sunday, the last of the month.';

-- Name: COLUMN library_items.generated_at; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.library_items.generated_at IS 'When it was last written by itself.';

-- Name: library_item_json(public.library_items); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.library_item_json(item public.library_items) RETURNS jsonb
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select jsonb_strip_nulls(jsonb_build_object(
    'id', item.id,
    'type', item.type,
    'title', item.title,
    'content', item.content,
    'url', item.url,
    'kind', item.kind,
    'period_from', item.period_from,
    'period_to', item.period_to,
    'created_at', item.created_at));
$$;

-- Name: FUNCTION library_item_json(item public.library_items); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.library_item_json(item public.library_items) IS 'An item as tools return it; absent keys are null.';

-- Name: life_series(date); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.life_series(from_day date) RETURNS TABLE(series text, day date, value double precision)
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  with
  -- Today is not over: its sums would be too low.
  last as (select private.today() - 1 as day),
  recorded as (
    select e.metric as series, e.entry_date as day,
      (case when r.adds_up then sum(e.value) else avg(e.value) end)::double precision as value
    from public.tracking_entries e
    join private.metric_rules() r on r.metric = e.metric
    where e.user_id = (select auth.uid()) and e.metric in ('sleep', 'mood', 'energy', 'exercise') and e.deleted_at is null
      and e.entry_date between life_series.from_day and (select last.day from last)
    group by e.metric, e.entry_date, r.adds_up
    union all
    select 'spending', e.spent_on, sum(e.amount)::double precision
    from public.expenses e
    where e.user_id = (select auth.uid()) and e.deleted_at is null
      and e.spent_on between life_series.from_day and (select last.day from last)
    group by e.spent_on
  ),
  -- No expense on a day means nothing was spent, but a whole week without any means that nothing was written down.
  weeks as (
    select distinct r.series, date_trunc('week', r.day)::date as monday from recorded r where r.series in ('exercise', 'spending')
  ),
  chosen as (
    select h.id from public.habits h where h.user_id = (select auth.uid()) and h.active order by h.created_at, h.id limit 20
  )
  select r.series, r.day, r.value from recorded r
  union all
  select w.series, w.monday + n, 0
  from weeks w
  cross join generate_series(0, 6) as n
  where w.monday + n between (select min(r.day) from recorded r where r.series = w.series) and (select last.day from last)
    and not exists (select from recorded r where r.series = w.series and r.day = w.monday + n)
  union all
  select 'habit:' || c.id, d.day, d.value::double precision
  from chosen c
  cross join lateral private.habit_days(c.id, life_series.from_day) d
  where d.day <= (select last.day from last);
$$;

-- Name: FUNCTION life_series(from_day date); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.life_series(from_day date) IS 'One value a day and series until yesterday: sleep (h), mood, energy, exercise (min), spending (R$), and habit:<id> (1 done, 0 missed).';

-- Name: link_knowledge(public.knowledge_items, uuid, text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.link_knowledge(item public.knowledge_items, other uuid, relation text) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$
  insert into public.knowledge_links (user_id, from_id, to_id, relation)
  values (item.user_id, item.id, other, relation)
  on conflict (user_id, from_id, to_id, relation) do nothing;
$$;

-- Name: local_day(timestamp with time zone); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.local_day(at timestamp with time zone) RETURNS date
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select (local_day.at at time zone coalesce(
    (select p.timezone from public.profiles p where p.user_id = (select auth.uid())), 'America/Sao_Paulo'))::date;
$$;

-- Name: FUNCTION local_day(at timestamp with time zone); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.local_day(at timestamp with time zone) IS 'The date it was then in the caller''s time zone.';

-- Name: lock_knowledge(uuid); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.lock_knowledge(item_id uuid) RETURNS public.knowledge_items
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  -- The lock of settle_knowledge: actions on one user's memory come one after the other.
  perform pg_advisory_xact_lock(hashtextextended(private.current_user_id()::text || ':knowledge', 0));
  return private.own_knowledge(lock_knowledge.item_id);
end;
$$;

-- Name: FUNCTION lock_knowledge(item_id uuid); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.lock_knowledge(item_id uuid) IS 'own_knowledge, with the caller''s memory locked until the transaction ends.';

-- Name: loser_of(public.knowledge_items, public.knowledge_items, text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.loser_of(known public.knowledge_items, item public.knowledge_items, slot text) RETURNS text
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select case
    when known.validated_by_user then 'none'
    when item.source = 'ai_inference' and known.source <> 'ai_inference' then 'none'
    when item.validated_by_user then 'known'
    -- A birthday does not change: one of the two was wrong.
    when slot = 'birthday' and item.confidence <> known.confidence then case when item.confidence > known.confidence then 'known' else 'item' end
    when item.stated_at >= known.stated_at then 'known'
    else 'item' end;
$$;

-- Name: FUNCTION loser_of(known public.knowledge_items, item public.knowledge_items, slot text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.loser_of(known public.knowledge_items, item public.knowledge_items, slot text) IS 'Which of two contradicting items gives way: known, item, or none, which is asked. In the order of the design: validated, the rule of the kind (the later counts), confidence, newer.';

-- Name: main_reading(jsonb); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.main_reading(readings jsonb) RETURNS jsonb
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select r from jsonb_array_elements(readings) with ordinality as e (r, position)
  where r ->> 'slot' <> 'deed' and r ->> 'says' <> 'hedged' and not (r -> 'value' ? 'weak')
  order by position limit 1;
$$;

-- Name: mark_asked(uuid); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.mark_asked(item_id uuid) RETURNS boolean
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  update public.knowledge_items k set asked_at = clock_timestamp()
  where k.user_id = private.current_user_id() and k.id = mark_asked.item_id and k.asked_at is null;
  return found;
end;
$$;

-- Name: FUNCTION mark_asked(item_id uuid); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.mark_asked(item_id uuid) IS 'Notes that the user was asked about an item; false when they had been already.';

-- Name: mark_not_to_learn(uuid[]); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.mark_not_to_learn(message_ids uuid[]) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  update public.messages m set not_to_learn_at = now()
  where m.user_id = private.current_user_id() and m.id = any (message_ids);
$$;

-- Name: FUNCTION mark_not_to_learn(message_ids uuid[]); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.mark_not_to_learn(message_ids uuid[]) IS 'Imported messages teach nothing: what was learned from them comes with the file.';

-- Name: mark_undone(uuid); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.mark_undone(execution_id uuid) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  update public.tool_executions e set undone_at = clock_timestamp()
  where e.id = mark_undone.execution_id and e.user_id = private.current_user_id();
$$;

-- Name: may_tell(uuid, jsonb); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.may_tell(owner uuid, news jsonb) RETURNS boolean
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  -- Rejected, corrected, known in the same words, or told much like it by another of its family: not again. Five at most.
  -- A habit's name may hold anything.
  select (news ->> 'clear')::boolean and not private.names_condition(news ->> 'content')
    and not exists (
      select from public.knowledge_items i
      where i.user_id = owner and (
        (i.pattern = news ->> 'pattern' and (i.superseded_at is not null or (i.deleted_at is not null and i.retired_at is null)))
        or (i.pattern is null and i.subject = 'self' and md5(private.plain_words(i.content)) = md5(private.plain_words(news ->> 'content')))
        or (i.pattern is not null and i.deleted_at is null and i.superseded_at is null and i.derived_from ->> 'family' = news ->> 'family')))
    and (
      select count(*) < 5 from public.knowledge_items i
      where i.user_id = owner and i.pattern is not null and i.source = 'ai_inference' and i.deleted_at is null and i.superseded_at is null);
$$;

-- Name: measure_figures(date, date); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.measure_figures(first_day date, last_day date) RETURNS TABLE(metric text, name text, unit text, place integer, total numeric, mean numeric, lowest numeric, highest numeric, latest numeric, latest_on date, earliest numeric, earliest_on date, days bigint, entries bigint)
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  with entries as (
    select e.metric, case when e.metric = 'custom' then private.fold(e.custom_name) end as custom, e.custom_name, e.unit, e.value,
      e.entry_date, e.created_at, r.adds_up, r.label, array_position(
        array['weight', 'sleep', 'water', 'exercise', 'mood', 'energy', 'custom'], e.metric) as place
    from public.tracking_entries e
    join private.metric_rules() r on r.metric = e.metric
    where e.user_id = private.current_user_id() and e.deleted_at is null
      and e.entry_date between measure_figures.first_day and measure_figures.last_day
  ),
  -- What adds up over a day is one value a day: glasses of water, two trainings.
  points as (
    select e.metric, e.custom, sum(e.value) as value, e.entry_date, max(e.created_at) as created_at, count(*) as entries
    from entries e where e.adds_up group by e.metric, e.custom, e.entry_date
    union all
    select e.metric, e.custom, e.value, e.entry_date, e.created_at, 1 from entries e where not e.adds_up
  ),
  named as (
    select e.metric, e.custom, min(coalesce(e.custom_name, e.label)) as name, min(e.unit) as unit, min(e.place) as place
    from entries e group by e.metric, e.custom
  )
  select n.metric, n.name, n.unit, n.place, sum(p.value), avg(p.value), min(p.value), max(p.value),
    (array_agg(p.value order by p.entry_date desc, p.created_at desc))[1], max(p.entry_date),
    (array_agg(p.value order by p.entry_date, p.created_at))[1], min(p.entry_date),
    count(distinct p.entry_date), sum(p.entries)::bigint
  from points p
  join named n on n.metric = p.metric and n.custom is not distinct from p.custom
  group by n.metric, n.custom, n.name, n.unit, n.place;
$$;

-- Name: FUNCTION measure_figures(first_day date, last_day date); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.measure_figures(first_day date, last_day date) IS 'What the caller measured in a span of days, a row a metric or custom name; entries of a day are summed where they add up.';

-- Name: measured_note(private.note_period); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.measured_note(period private.note_period) RETURNS text
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select private.note_table(
    array['', 'Primeiro', 'Mais recente', 'Média', 'Do menor ao maior', 'Dias'],
    array_agg(private.note_row(
      private.note_text(f.name, 60) || case f.metric when 'sleep' then ' por noite' when 'water' then ' por dia' when 'exercise' then ' por dia de treino'
        when 'mood' then ' (1 a 10)' when 'energy' then ' (1 a 10)' else '' end,
      format('%s (%s)', private.note_value(f.metric, f.earliest, f.unit), private.note_day(f.earliest_on)),
      format('%s (%s)', private.note_value(f.metric, f.latest, f.unit), private.note_day(f.latest_on)),
      private.note_value(f.metric, f.mean, f.unit),
      private.note_range(f.metric, f.lowest, f.highest, f.unit),
      f.days::text) order by f.place, f.name))
  from private.measure_figures(period.first_day, period.until) f;
$$;

-- Name: FUNCTION measured_note(period private.note_period); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.measured_note(period private.note_period) IS 'A table of what was measured: where it began, where it is, its mean and range. Null without any.';

-- Name: measures_note(private.note_period); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.measures_note(period private.note_period) RETURNS text
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  with told as (
    select span.now, f.metric, private.fold(f.name) as key, f.place, private.note_text(f.name, 60) as name, case f.metric
        when 'weight' then private.note_value(f.metric, f.latest, f.unit)
        when 'exercise' then private.note_value(f.metric, f.total, f.unit) || ' em ' || private.note_count(f.days, 'dia', 'dias')
        else private.note_value(f.metric, f.mean, f.unit) end as value
    from (values (true, period.first_day, period.until), (false, period.before_first, period.first_day - 1)) as span (now, first_day, last_day)
    cross join lateral private.measure_figures(span.first_day, span.last_day) f
  )
  select private.note_table(
    case period.kind when 'weekly_report' then array['', 'Na semana', 'Semana anterior'] else array['', 'No mês', 'Mês anterior'] end,
    array_agg(private.note_row(
      n.name || case n.metric when 'weight' then '' when 'sleep' then ', média por noite' when 'water' then ', média por dia'
        when 'exercise' then ', total' when 'custom' then ', média' else ', média de 1 a 10' end,
      n.value, b.value) order by n.place, n.name))
  from told n
  left join told b on b.metric = n.metric and b.key = n.key and not b.now
  where n.now;
$$;

-- Name: FUNCTION measures_note(period private.note_period); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.measures_note(period private.note_period) IS 'A table of what was measured, beside the whole period before; weight as it was last. Null without any.';

-- Name: memory_fields(); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.memory_fields() RETURNS text[]
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select array['name', 'age', 'location', 'occupation', 'family_context', 'current_goals', 'current_challenges', 'top_of_mind',
    'values', 'communication_style', 'timezone', 'learned_patterns'];
$$;

-- Name: FUNCTION memory_fields(); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.memory_fields() IS 'The fields of user memory that have content, in the order they are shown.';

-- Name: memory_note(private.note_period); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.memory_note(period private.note_period) RETURNS text
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  with learned as (
    select i as item, private.knowledge_line(i, period.first_day) as line,
      case when i.type = 'person' then 'person' when i.type = 'insight' or i.source = 'ai_inference' then 'insight' else 'told' end as voice
    from public.knowledge_items i
    where i.user_id = private.current_user_id() and i.deleted_at is null and i.superseded_at is null
      and private.first_known(i) between period.first_day and period.until
  )
  select private.note_section('O que mudou na memória',
    private.note_list(array_agg(l.line order by (l.item).stated_at, (l.item).id) filter (where l.voice = 'told')),
    E'Pessoas novas:\n\n' || private.note_list(array_agg(l.line order by (l.item).title) filter (where l.voice = 'person')),
    E'O que percebi:\n\n' || private.note_list(array_agg(l.line order by (l.item).stated_at, (l.item).id) filter (where l.voice = 'insight')))
  from learned l;
$$;

-- Name: FUNCTION memory_note(period private.note_period); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.memory_note(period private.note_period) IS 'What was learned, with what it replaced; null when nothing was.';

-- Name: mention_json(public.knowledge_items); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.mention_json(item public.knowledge_items) RETURNS jsonb
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select jsonb_build_object('id', item.id, 'type', item.type, 'area', item.area, 'content', item.content, 'created_at', item.created_at);
$$;

-- Name: mentions(public.knowledge_items, text[]); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.mentions(item public.knowledge_items, words text[]) RETURNS boolean
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  -- Every word: inflected, as the beginning of a word, in the name of the person it is about, or with a slip.
  select not exists (
    select from unnest(words) as word
    where not (
      item.search @@ plainto_tsquery('private.portuguese'::regconfig, private.search_text(word))
      or strpos(' ' || item.plain, ' ' || word) > 0
      or strpos(' ' || coalesce((
        select private.plain_words(p.title) from public.knowledge_items p
        where p.user_id = item.user_id and p.id = item.subject_id), ''), ' ' || word) > 0
      or (char_length(word) >= 4 and extensions.word_similarity(word, item.plain) >= 0.5
        and exists (select from unnest(string_to_array(item.plain, ' ')) as written where private.is_typo_of(word, written)))));
$$;

-- Name: FUNCTION mentions(item public.knowledge_items, words text[]); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.mentions(item public.knowledge_items, words text[]) IS 'Whether an item has all of the folded words, typos and inflections included.';

-- Name: merge_preferences(jsonb, text[]); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.merge_preferences(known jsonb, new text[]) RETURNS jsonb
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  -- In the order they were said; what is there already, in any spelling, is not added again.
  select coalesce(jsonb_agg(said.preference order by said.position), '[]')
  from (
    select distinct on (private.plain_words(preference)) preference, position
    from (
      select value as preference, position from jsonb_array_elements_text(coalesce(known, '[]')) with ordinality as k (value, position)
      union all
      select regexp_replace(btrim(value), '^gost[ao]\s+(muito\s+)?d[eao]s?\s+', '', 'i'), 1000 + position
      from unnest(new) with ordinality as n (value, position)
    ) every
    order by private.plain_words(preference), position
  ) said;
$$;

-- Name: message_window(uuid, uuid); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.message_window(conversation_id uuid, turn_id uuid) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  with rows as (
    select m.seq, m.role, m.parts from public.messages m
    where m.user_id = (select auth.uid()) and m.conversation_id = message_window.conversation_id
      and not (m.turn_id is not distinct from message_window.turn_id and m.role <> 'user')
    order by m.seq desc limit 200
  ), said as (
    select r.seq from rows r where r.role <> 'tool' order by r.seq desc limit 20
  ), shown as (
    select r.* from rows r where r.seq >= (select min(s.seq) from said s)
  ), executed as (
    select s.seq, 'tool' as role, jsonb_build_array(jsonb_build_object(
      'type', 'tool-result', 'toolCallId', e.tool_call_id, 'toolName', e.tool,
      'output', jsonb_build_object('type', 'json', 'value', e.result))) as parts
    from shown s
    cross join lateral jsonb_array_elements(s.parts) as p (value)
    join public.tool_executions e
      on e.user_id = (select auth.uid()) and e.tool_call_id = p.value ->> 'toolCallId'
    where s.role = 'assistant' and p.value ->> 'type' = 'tool-call'
      and not exists (
        select 1 from public.messages r
        where r.user_id = e.user_id and r.conversation_id = message_window.conversation_id
          and r.role = 'tool' and r.tool_call_id = e.tool_call_id)
  )
  select coalesce(jsonb_agg(jsonb_build_object('role', w.role, 'parts', w.parts) order by w.seq, w.role = 'tool'), '[]')
  from (select * from shown union all select * from executed) w;
$$;

-- Name: messages_to_learn(uuid); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.messages_to_learn(user_id uuid) RETURNS SETOF public.messages
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  -- A turn under way may still be retaken: its message waits for the next batch, however late it ends.
  select m.* from public.messages m
  left join public.turns t on t.user_id = m.user_id and t.id = m.turn_id
  where m.user_id = messages_to_learn.user_id and m.role = 'user' and m.consolidation_id is null and m.not_to_learn_at is null
    and t.status is distinct from 'running';
$$;

-- Name: FUNCTION messages_to_learn(user_id uuid); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.messages_to_learn(user_id uuid) IS 'A user''s own messages of closed turns that no batch has learned from and that may be learned from.';

-- Name: metric_context(public.tracking_entries); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.metric_context(entry public.tracking_entries) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select jsonb_strip_nulls(jsonb_build_object(
    'day_total', case when (select r.adds_up from private.metric_rules() r where r.metric = entry.metric)
      then trim_scale(sum(e.value) filter (where e.entry_date = entry.entry_date)) end,
    'days_recorded', count(distinct e.entry_date) filter (where e.entry_date > private.today() - 7)))
  from public.tracking_entries e
  where e.user_id = entry.user_id and e.metric = entry.metric and e.deleted_at is null
    and (e.metric <> 'custom' or private.fold(e.custom_name) = private.fold(entry.custom_name))
    and e.entry_date >= least(entry.entry_date, private.today() - 6);
$$;

-- Name: FUNCTION metric_context(entry public.tracking_entries); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.metric_context(entry public.tracking_entries) IS 'What puts an entry in context: the total of its day where entries add up, and on how many of the last 7 days the metric was recorded.';

-- Name: metric_history(text, text, date, integer); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.metric_history(metric text, custom_name text, from_day date, most_entries integer) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  with entries as (
    select
      e.value, e.unit, e.entry_date,
      row_number() over (order by e.entry_date desc, e.created_at desc, e.id) as newest,
      jsonb_strip_nulls(jsonb_build_object(
        'id', e.id, 'value', trim_scale(e.value), 'date', e.entry_date, 'note', e.note)) as item
    from public.tracking_entries e
    where e.user_id = (select auth.uid()) and e.metric = metric_history.metric and e.deleted_at is null
      and e.entry_date between metric_history.from_day and private.today()
      and (metric_history.custom_name is null
        or private.fold(e.custom_name) = private.fold(metric_history.custom_name))
  ),
  summary as (
    select
      count(*) as count,
      count(distinct e.entry_date) as days_recorded,
      min(e.unit) filter (where e.newest = 1) as unit,
      trim_scale(round(avg(e.value), 2)) as mean,
      trim_scale(min(e.value)) as min,
      trim_scale(max(e.value)) as max,
      trim_scale((array_agg(e.value order by e.newest))[1] - (array_agg(e.value order by e.newest desc))[1]) as change,
      (array_agg(e.item order by e.newest))[1] as latest,
      coalesce(jsonb_agg(e.item order by e.newest) filter (where e.newest <= metric_history.most_entries), '[]') as entries
    from entries e
  ),
  days as (
    select e.entry_date, sum(e.value) as total, row_number() over (order by e.entry_date desc) as newest
    from entries e
    where (select r.adds_up from private.metric_rules() r where r.metric = metric_history.metric)
    group by e.entry_date
  ),
  daily as (
    select
      trim_scale(round(avg(d.total), 2)) as mean,
      jsonb_agg(jsonb_build_object('date', d.entry_date, 'total', trim_scale(d.total)) order by d.newest)
        filter (where d.newest <= metric_history.most_entries) as totals
    from days d
    having count(*) > 0
  )
  select
    jsonb_build_object(
      'metric', metric_history.metric,
      'custom_name', metric_history.custom_name,
      'unit', coalesce(s.unit, (select r.unit from private.metric_rules() r where r.metric = metric_history.metric)),
      'count', s.count,
      'days_recorded', s.days_recorded,
      'latest', s.latest,
      'mean', s.mean,
      'min', s.min,
      'max', s.max,
      'change', s.change,
      'entries', s.entries)
    || coalesce((select jsonb_build_object('daily', jsonb_build_object('mean', d.mean, 'totals', d.totals)) from daily d), '{}')
  from summary s;
$$;

-- Name: FUNCTION metric_history(metric text, custom_name text, from_day date, most_entries integer); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.metric_history(metric text, custom_name text, from_day date, most_entries integer) IS 'One metric since a day: summary over all entries, and the newest of them. change is latest minus earliest; daily sums entries of a day where they add up.';

-- Name: metric_rules(); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.metric_rules() RETURNS TABLE(metric text, label text, unit text, lowest numeric, highest numeric, adds_up boolean)
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  values
    ('weight', 'Peso', 'kg', 0, 500, false),
    ('water', 'Água', 'ml', 0, 10000, true),
    ('sleep', 'Sono', 'h', 0, 24, true),
    ('exercise', 'Exercício', 'min', 0, 1440, true),
    ('mood', 'Humor', null, 1, 10, false),
    ('energy', 'Energia', null, 1, 10, false),
    ('custom', 'Medida própria', null, -1000000000, 1000000000, false);
$$;

-- Name: FUNCTION metric_rules(); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.metric_rules() IS 'Canonical unit and range of each metric, as the table''s constraints have them; adds_up: entries of a day are summed.';

-- Name: month_name(date); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.month_name(day date) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    SET search_path TO ''
    AS $$
  select (array['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro', 'novembro',
    'dezembro'])[extract(month from month_name.day)::int];
$$;

-- Name: month_of(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.month_of(name text) RETURNS integer
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $_$
  select case when name ~ '^\d+$' then name::int else array_position(array['janeiro', 'fevereiro', 'marco', 'abril', 'maio', 'junho', 'julho', 'agosto',
    'setembro', 'outubro', 'novembro', 'dezembro'], name) end;
$_$;

-- Name: months_between(date, date); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.months_between(earlier date, later date) RETURNS integer
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    SET search_path TO ''
    AS $$
  select ((extract(year from months_between.later) - extract(year from months_between.earlier)) * 12
    + extract(month from months_between.later) - extract(month from months_between.earlier))::integer;
$$;

-- Name: months_summary(date, date); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.months_summary(first_day date, last_day date) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  caller uuid := private.current_user_id();
  today date := private.today();
  income record;
  -- A range that holds today also holds what is overdue from before it.
  open_from date;
  spending jsonb;
  spent numeric;
  budgeted numeric;
  bills_paid numeric;
  pending jsonb;
  installments_paid numeric;
  installments_pending numeric;
  balance numeric;
  projected numeric;
begin
  perform private.continue_bills(months_summary.last_day), private.continue_incomes(months_summary.last_day);
  open_from := case when months_summary.last_day >= today then date '1940-01-01' else months_summary.first_day end;

  income := private.income_totals(months_summary.first_day, months_summary.last_day);
  select coalesce(jsonb_agg(jsonb_strip_nulls(to_jsonb(s))), '[]'), coalesce(sum(s.spent), 0), coalesce(sum(s.budget), 0)
  into spending, spent, budgeted
  from private.spending_by_category(months_summary.first_day, months_summary.last_day) s;
  select coalesce(sum(b.amount), 0) into bills_paid from public.bills b
  where b.user_id = caller and b.deleted_at is null and b.paid_on between months_summary.first_day and months_summary.last_day;
  pending := private.pending_bills_summary(open_from, months_summary.last_day);
  installments_paid := private.paid_installments(months_summary.first_day, months_summary.last_day);
  select coalesce(sum(i.amount), 0) into installments_pending
  from private.open_installments(months_summary.last_day) i where i.month >= open_from;
  balance := income.total - spent - bills_paid - installments_paid;
  projected := balance - (pending ->> 'total')::numeric - installments_pending;

  return jsonb_build_object(
    'income', income.total,
    'income_received', income.received,
    'budgeted', budgeted,
    'spent', spent,
    'bills_paid', bills_paid,
    'bills_pending', pending -> 'total',
    'installments_paid', installments_paid,
    'installments_pending', installments_pending,
    'balance', balance,
    'projected_balance', projected,
    'by_category', spending,
    'pending_bills', pending,
    'debts', private.debt_totals(array(select d from private.debts_by_name(null, true) as d)),
    'upcoming_installments', private.open_installments_json('1940-01-01', today + 31, 10))
    || private.investment_totals(months_summary.first_day, months_summary.last_day)
    || jsonb_build_object('alerts', private.finance_alerts(months_summary.first_day, months_summary.last_day, income.total,
      balance, projected, pending -> 'overdue'));
end;
$$;

-- Name: FUNCTION months_summary(first_day date, last_day date); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.months_summary(first_day date, last_day date) IS 'Everything about whole months. Writes the months of recurring bills and incomes that are missing.';

-- Name: months_to_continue(date, date); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.months_to_continue(latest date, until date) RETURNS SETOF date
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select step::date
  from (select least(private.finance_month(months_to_continue.until),
    (private.finance_month(null) + interval '12 months')::date) as final) as range
  cross join lateral generate_series(
    greatest(months_to_continue.latest + interval '1 month', range.final - interval '23 months'),
    range.final::timestamp,
    interval '1 month') as step;
$$;

-- Name: movement_lines(private.note_period); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.movement_lines(period private.note_period) RETURNS text[]
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  with movements as (
    select 1 as position, 'Entradas:' as label, i.name || case when i.actual_amount is null then ' (previsto)' else '' end as name,
      coalesce(i.actual_amount, i.expected_amount) as amount
    from public.incomes i
    where i.user_id = private.current_user_id() and i.deleted_at is null
      and case when period.kind = 'monthly_report' then i.month = period.first_day
        else coalesce(i.received_on, private.due_date(i.month, i.due_day)) between period.first_day and period.until end
    union all
    select 2, 'Contas:', b.name, b.amount
    from public.bills b
    where b.user_id = private.current_user_id() and b.deleted_at is null and b.paid_on between period.first_day and period.until
    union all
    select 3, 'Parcelas:', null, paid.amount
    from private.paid_installments(period.first_day, period.last_day) as paid (amount)
    -- Of an instalment only the month is known.
    where period.kind = 'monthly_report' and paid.amount > 0
    union all
    select 4, 'Guardado:', v.name, v.amount
    from public.investments v
    where v.user_id = private.current_user_id() and v.deleted_at is null and v.invested_on between period.first_day and period.until
  ),
  told as (
    select m.position, format('%s **%s**', m.label, private.finance_money(sum(m.amount))) as line,
      array_agg(distinct private.note_text(m.name, 60)) filter (where m.name is not null) as names
    from movements m
    group by m.position, m.label
  )
  select array_agg(concat_ws(' · ', t.line, array_to_string(t.names[1:6], ', ')
    || case when cardinality(t.names) > 6 then format(' e mais %s', cardinality(t.names) - 6) else '' end) order by t.position)
  from told t;
$$;

-- Name: FUNCTION movement_lines(period private.note_period); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.movement_lines(period private.note_period) IS 'What came in, what was paid and what was put aside, a line each.';

-- Name: name_in(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.name_in(content text) RETURNS text
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select name
  from regexp_matches(content, '[[:upper:]][[:alpha:]]+(?:\s+(?:d[aeo]s?\s+)?[[:upper:]][[:alpha:]]+)*', 'g')
    with ordinality as m (words, position),
    lateral (select words[1] as name, split_part(private.plain_words(words[1]), ' ', 1) as first_word) n
  where private.relationship_in(first_word) is null
    and first_word <> all (array['minha', 'meu', 'nossa', 'nosso', 'uma', 'um', 'tem', 'mora', 'vive', 'gosta', 'ama', 'trabalha',
      'estuda', 'nasceu', 'faz', 'fez', 'foi', 'era', 'esta', 'chama', 'se', 'ela', 'ele', 'sua', 'seu', 'que', 'quem'])
  order by position
  limit 1;
$$;

-- Name: FUNCTION name_in(content text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.name_in(content text) IS 'The first proper name of a sentence; null when it has none.';

-- Name: name_key(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.name_key(name text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
    SET search_path TO ''
    AS $$
declare
  key text := translate(private.plain_words(name), 'kyw', 'civ');
  rule text[];
begin
  foreach rule slice 1 in array array[
    ['ph', 'f'], ['th', 't'], ['ct', 't'], ['\mh', ''], ['\mg(?=[ei])', 'j'], ['z\M', 's'], ['(.)\1', '\1']
  ] loop
    key := regexp_replace(key, rule[1], rule[2], 'g');
  end loop;
  return key;
end;
$$;

-- Name: FUNCTION name_key(name text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.name_key(name text) IS 'One key for the spellings of a name: Thiago and Tiago, Sophia and Sofia, Luiz and Luís, Victor and Vitor, Anna and Ana, Kauã and Cauã.';

-- Name: name_person(public.knowledge_items, text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.name_person(person public.knowledge_items, name text) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  if person.validated_by_user
    or private.relationship_words(person.title) is distinct from private.relationship_words(person.person_metadata ->> 'relationship')
    or private.relationship_words(person.title) && private.relationship_words(name) then
    return null;
  end if;
  update public.knowledge_items p set title = name_person.name,
    content = private.person_content(name_person.name, p.person_metadata ->> 'relationship')
  where p.user_id = person.user_id and p.id = person.id;
  return jsonb_build_array(jsonb_build_object('table', 'knowledge_items', 'id', person.id, 'set',
    jsonb_build_object('title', person.title, 'content', person.content)));
end;
$$;

-- Name: FUNCTION name_person(person public.knowledge_items, name text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.name_person(person public.knowledge_items, name text) IS 'Gives somebody known only as "Mãe" the name just said; returns how to take it back, null when nothing changed.';

-- Name: name_words(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.name_words(name text) RETURNS text[]
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select coalesce(nullif(array(
    select word from unnest(words) as word
    where word <> all (array['a', 'o', 'as', 'os', 'da', 'do', 'de', 'e', 'meu', 'minha', 'meus', 'minhas', 'seu', 'sua', 'dona'])
  ), '{}'), words)
  from string_to_array(private.name_key(name), ' ') as words;
$$;

-- Name: FUNCTION name_words(name text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.name_words(name text) IS 'Keys of the words that name somebody, without "a minha", "seu" and the like.';

-- Name: names_condition(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.names_condition(content text) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select private.fold(content) ~ ('\m(depressao|depressiv|deprimid|ansiedade|transtorn|bipolar|borderline|tdah\M|autis|esquizofren|psicos|psicotic|panico\M|burnout'
    '|anorexi|bulimi|toc\M|suicid|automutil|se (cort|machuc|mat)a|tirar a propria vida|crise\M|surto|trauma|fobia|compuls|vicio\M|viciad|alcoolis|alcoolatra|dependencia (quimica|emocional)'
    '|diagnostic|sindrome|narcisis|psicopat|doente mental)');
$$;

-- Name: FUNCTION names_condition(content text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.names_condition(content text) IS 'Whether a sentence names a crisis or a condition that only a professional may name. The user may say so of themselves; nothing may conclude it.';

-- Name: nested(jsonb, jsonb); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.nested(one jsonb, other jsonb) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select one <@ other or other <@ one;
$$;

-- Name: new_knowledge(boolean, double precision); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.new_knowledge(by_assistant boolean, confidence double precision DEFAULT NULL::double precision) RETURNS public.knowledge_items
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  item public.knowledge_items;
begin
  item.id := gen_random_uuid();
  item.user_id := private.current_user_id();
  item.subject := 'self';
  item.area := 'relationships';
  item.source := case when by_assistant then 'conversation' else 'user_input' end;
  item.source_ref := private.source_message();
  item.confidence := case when by_assistant then least(coalesce(new_knowledge.confidence, 0.9), 0.95) else 1 end;
  item.validated_by_user := not by_assistant;
  item.needs_resolution := false;
  item.stated_at := now();
  return item;
end;
$$;

-- Name: FUNCTION new_knowledge(by_assistant boolean, confidence double precision); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.new_knowledge(by_assistant boolean, confidence double precision) IS 'An item not stored yet. From the assistant: source conversation, confidence at most 0.95, never validated. From the user: user_input, 1, validated.';

-- Name: new_learned(jsonb, public.messages); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.new_learned(learned jsonb, message public.messages) RETURNS public.knowledge_items
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  inferred boolean := coalesce(learned ->> 'evidence', '') ~ '\S' or learned ->> 'type' = 'insight';
  item public.knowledge_items := private.new_knowledge(true, least(
    coalesce((learned ->> 'confidence')::numeric, case when inferred then 0.7 else 0.95 end), 0.95));
begin
  if inferred and coalesce(learned ->> 'evidence', '') !~ '\S' then
    perform private.raise(400, 'evidence_missing', 'Uma inferência precisa dizer de onde vem.');
  end if;
  if inferred and private.names_condition(concat_ws(' ', learned ->> 'title', learned ->> 'content')) then
    perform private.raise(422, 'sensitive_inference', 'Isso só a própria pessoa ou um profissional pode dizer.');
  end if;
  item.type := learned ->> 'type';
  item.area := learned ->> 'area';
  item.sub_area := case when private.is_sub_area(item.area, learned ->> 'sub_area') then learned ->> 'sub_area' end;
  item.content := btrim(learned ->> 'content', E' \t\r\n');
  item.title := coalesce(nullif(btrim(learned ->> 'title'), ''), private.title_of(item.content));
  item.source := case when inferred then 'ai_inference' else 'conversation' end;
  item.inference_evidence := case when inferred then btrim(learned ->> 'evidence') end;
  item.source_ref := message.id;
  -- A clock that runs ahead does not make a statement the last word.
  item.stated_at := least(message.created_at, clock_timestamp());
  return item;
end;
$$;

-- Name: next_due_month(integer); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.next_due_month(due_day integer) RETURNS date
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select case when private.due_date(this.month, next_due_month.due_day) >= this.today then this.month
    else (this.month + interval '1 month')::date end
  from (select private.today() as today, private.finance_month(null) as month) as this;
$$;

-- Name: FUNCTION next_due_month(due_day integer); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.next_due_month(due_day integer) IS 'First day of the month in which the due day comes round next, today included.';

-- Name: next_installment_month(public.debts); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.next_installment_month(debt public.debts) RETURNS date
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select case when next_installment_month.debt.due_day is null then greatest(planned.month, private.finance_month(null))
    else planned.month end
  from (select (next_installment_month.debt.start_month
    + make_interval(months => next_installment_month.debt.current_installment - 1))::date as month) as planned;
$$;

-- Name: FUNCTION next_installment_month(debt public.debts); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.next_installment_month(debt public.debts) IS 'First day of the month in which the next instalment falls.';

-- Name: next_question(uuid); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.next_question(conversation_id uuid DEFAULT NULL::uuid) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  -- Once, and not in the conversation that brought it up.
  select private.question_of(k.user_id, k.id)
  from public.knowledge_items k
  where k.user_id = private.current_user_id() and k.needs_resolution and k.asked_at is null and k.deleted_at is null and k.superseded_at is null
    and not exists (
      select from public.messages m
      where m.user_id = k.user_id and m.id = k.source_ref and m.conversation_id = next_question.conversation_id)
    and (private.other_side(k)).id is not null
  order by k.created_at, k.id
  limit 1;
$$;

-- Name: FUNCTION next_question(conversation_id uuid); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.next_question(conversation_id uuid) IS 'The oldest question not asked yet, as question_of gives it; what the given conversation itself brought up waits for another. mark_asked when it is put to the user.';

-- Name: note_beside_person(public.knowledge_items, boolean, text, text, text[]); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.note_beside_person(person public.knowledge_items, by_assistant boolean, relationship text, birthday text, preferences text[], OUT changes jsonb, OUT undo jsonb) RETURNS record
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  news record;
  noted record;
begin
  changes := '[]';
  undo := '[]';
  for news in
    select 'fact' as type, 'Relação: ' || note_beside_person.relationship as content, 'relationship' as slot,
      person.person_metadata ? 'relationship' as against
    where private.plain_words(note_beside_person.relationship)
      <> coalesce(private.plain_words(person.person_metadata ->> 'relationship'), '')
    union all
    select 'fact', 'Faz aniversário em ' || to_char(replace(note_beside_person.birthday, '--', '2000-')::date,
        case when note_beside_person.birthday like '--%' then 'DD/MM' else 'DD/MM/YYYY' end), 'birthday',
      person.person_metadata ? 'birthday'
    where note_beside_person.birthday <> coalesce(person.person_metadata ->> 'birthday', '')
    union all
    select 'preference', 'Gosta de ' || p.value, null, false
    from jsonb_array_elements_text(private.merge_preferences('[]', note_beside_person.preferences)) as p (value)
    where private.plain_words(p.value) not in (
      select private.plain_words(k.value)
      from jsonb_array_elements_text(coalesce(person.person_metadata -> 'preferences', '[]')) as k (value))
  loop
    select * into noted from private.note_person(person, by_assistant, news.type, news.content, news.slot, news.against);
    changes := changes || jsonb_build_array(noted.change);
    undo := noted.undo || undo;
  end loop;
end;
$$;

-- Name: note_body(private.note_period); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.note_body(period private.note_period) RETURNS text
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select case when period.kind = 'medical_appointment' then private.appointment_note(period)
    else nullif(concat_ws(E'\n\n',
      private.finance_note(period),
      private.note_section('Corpo e mente', private.measures_note(period)),
      private.note_section('Hábitos', private.habits_note(period)),
      private.memory_note(period)), '') end;
$$;

-- Name: FUNCTION note_body(period private.note_period); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.note_body(period private.note_period) IS 'The sections of a note that have something in them; null when none has.';

-- Name: note_closing(private.note_period); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.note_closing(period private.note_period) RETURNS text
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select case
    when period.kind = 'medical_appointment'
      then '_Reunido do que foi contado e registrado no Life Assistant; não substitui a avaliação de quem atende._'
    when period.until < period.last_day then '_O período ainda não acabou: é só pedir de novo para atualizar._'
    when period.kind = 'weekly_report' then 'Boa semana! Qualquer coisa, é só chamar.'
    else format('Que %s seja bom para você. Qualquer coisa, é só chamar.', private.month_name(period.last_day + 1)) end;
$$;

-- Name: note_count(bigint, text, text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.note_count(number bigint, one text, many text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    SET search_path TO ''
    AS $$
  select private.note_number(note_count.number::numeric, 0) || ' ' || case when note_count.number = 1 then one else many end;
$$;

-- Name: note_day(date); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.note_day(day date) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    SET search_path TO ''
    AS $$ select to_char(note_day.day, 'DD/MM'); $$;

-- Name: note_edited_fields(); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.note_edited_fields() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  -- Consolidation and import run as another role: only what is written as the user is the user's own edit.
  if current_user = 'authenticated' then
    new.edited_fields := old.edited_fields || coalesce((
      select jsonb_object_agg(field, now())
      from unnest(private.memory_fields()) as field
      where to_jsonb(new) -> field is distinct from to_jsonb(old) -> field), '{}');
  end if;
  return new;
end;
$$;

-- Name: note_forgetting(); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.note_forgetting() RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  update private.consolidation_queue q set forgotten_at = clock_timestamp() where q.user_id = private.current_user_id();
$$;

-- Name: FUNCTION note_forgetting(); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.note_forgetting() IS 'From now on the caller''s insights are drawn from later days only.';

-- Name: note_list(text[], integer); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.note_list(lines text[], most integer DEFAULT 12) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    SET search_path TO ''
    AS $$
  select '- ' || array_to_string(lines[1:most]
    || case when cardinality(lines) > most then array[format('e mais %s', cardinality(lines) - most)] else '{}' end, E'\n- ')
  where cardinality(lines) > 0;
$$;

-- Name: FUNCTION note_list(lines text[], most integer); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.note_list(lines text[], most integer) IS 'A Markdown list of the first lines and how many more there are; null without any.';

-- Name: note_minutes(numeric); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.note_minutes(minutes numeric) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    SET search_path TO ''
    AS $$
  select case
    when whole < 60 then whole || ' min'
    else whole / 60 || 'h' || case when whole % 60 > 0 then lpad((whole % 60)::text, 2, '0') else '' end end
  from (select round(note_minutes.minutes)::int as whole) r;
$$;

-- Name: FUNCTION note_minutes(minutes numeric); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.note_minutes(minutes numeric) IS '45 min, 7h30, 8h';

-- Name: note_number(numeric, integer); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.note_number(value numeric, places integer DEFAULT 2) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    SET search_path TO ''
    AS $$
  -- The letters G and D of to_char depend on the server's locale.
  select translate(rtrim(to_char(round(note_number.value, note_number.places), 'FM999,999,999,990.9999'), '.'), ',.', '.,');
$$;

-- Name: FUNCTION note_number(value numeric, places integer); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.note_number(value numeric, places integer) IS '1.234,5: at most this many decimal places, four at most.';

-- Name: note_opening(private.note_period); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.note_opening(period private.note_period) RETURNS text
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select case
    when period.kind = 'medical_appointment' then concat_ws(E'\n\n',
      nullif(concat_ws(', ', private.note_text(u.name, 100), u.age || ' anos'), ''),
      format('Registros de %s%s.', private.note_span(period.first_day, period.until), case when period.before_first is not null then ', desde a consulta anterior' else '' end))
    else coalesce(private.note_text(u.name, 100) || ', ', '')
      || case when u.name is null then 'Foi' else 'foi' end || ' assim '
      || case period.kind when 'weekly_report' then 'a sua semana' else 'o seu mês de ' || private.month_name(period.first_day) end
      || case when period.until < period.last_day then format(' até %s', private.note_day(period.until)) else '' end || '.' end
  from (
    select coalesce(m.name, p.display_name) as name, m.age
    from public.profiles p left join public.user_memories m on m.user_id = p.user_id
    where p.user_id = private.current_user_id()
  ) u;
$$;

-- Name: note_person(public.knowledge_items, boolean, text, text, text, boolean); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.note_person(person public.knowledge_items, by_assistant boolean, type text, content text, slot text DEFAULT NULL::text, against boolean DEFAULT false, OUT change jsonb, OUT undo jsonb) RETURNS record
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  item public.knowledge_items := private.new_knowledge(by_assistant, 0.95);
  settled record;
begin
  item.type := note_person.type;
  item.content := btrim(note_person.content, E' \t\r\n');
  item.title := private.title_of(item.content);
  item.subject := person.id::text;
  item.slot := note_person.slot;
  item.needs_resolution := note_person.against;
  select * into settled from private.settle_knowledge(item);
  if note_person.against and settled.status = 'created' then
    insert into public.knowledge_links (user_id, from_id, to_id, relation) values (item.user_id, settled.id, person.id, 'contradicts');
  end if;
  change := jsonb_build_object('status', settled.status, 'content', item.content);
  undo := settled.undo_all;
end;
$$;

-- Name: FUNCTION note_person(person public.knowledge_items, by_assistant boolean, type text, content text, slot text, against boolean, OUT change jsonb, OUT undo jsonb); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.note_person(person public.knowledge_items, by_assistant boolean, type text, content text, slot text, against boolean, OUT change jsonb, OUT undo jsonb) IS 'Stores a fact about a person. against: it speaks against what the user validated, so it waits to be settled. undo is an array.';

-- Name: note_range(text, numeric, numeric, text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.note_range(metric text, lowest numeric, highest numeric, unit text) RETURNS text
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select case
    when lowest = highest then private.note_value(metric, lowest, unit)
    when metric in ('weight', 'mood', 'energy', 'custom') then private.note_number(lowest, 1) || ' a ' || private.note_value(metric, highest, unit)
    else private.note_value(metric, lowest, unit) || ' a ' || private.note_value(metric, highest, unit) end;
$$;

-- Name: FUNCTION note_range(metric text, lowest numeric, highest numeric, unit text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.note_range(metric text, lowest numeric, highest numeric, unit text) IS '81,7 a 84,6 kg · 5h30 a 8h45';

-- Name: note_row(text[]); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.note_row(VARIADIC cells text[]) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    SET search_path TO ''
    AS $$
  select '| ' || array_to_string(cells, ' | ', '–') || ' |';
$$;

-- Name: note_section(text, text[]); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.note_section(heading text, VARIADIC parts text[]) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    SET search_path TO ''
    AS $$
  select format(E'## %s\n\n%s', note_section.heading, nullif(concat_ws(E'\n\n', variadic note_section.parts), ''))
  where concat_ws('', variadic note_section.parts) <> '';
$$;

-- Name: FUNCTION note_section(heading text, VARIADIC parts text[]); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.note_section(heading text, VARIADIC parts text[]) IS 'A heading with its paragraphs; null when all of them are.';

-- Name: note_span(date, date); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.note_span(first_day date, last_day date) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    SET search_path TO ''
    AS $$
  select case
    when date_trunc('month', first_day::timestamp) = date_trunc('month', last_day::timestamp)
      then format('%s a %s de %s de %s', d.first, d.last, d.last_month, d.last_year)
    when d.first_year = d.last_year then format('%s de %s a %s de %s de %s', d.first, d.first_month, d.last, d.last_month, d.last_year)
    else format('%s de %s de %s a %s de %s de %s', d.first, d.first_month, d.first_year, d.last, d.last_month, d.last_year) end
  from (select
    extract(day from first_day) as first, private.month_name(first_day) as first_month, extract(year from first_day) as first_year,
    extract(day from last_day) as last, private.month_name(last_day) as last_month, extract(year from last_day) as last_year) d;
$$;

-- Name: FUNCTION note_span(first_day date, last_day date); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.note_span(first_day date, last_day date) IS '16 a 22 de novembro de 2026, with the first month and year where they differ.';

-- Name: note_table(text[], text[]); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.note_table(heads text[], lines text[]) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    SET search_path TO ''
    AS $$
  select array_to_string(
    array['| ' || array_to_string(heads, ' | ') || ' |', '|' || repeat('---|', cardinality(heads))] || lines, E'\n')
  where cardinality(lines) > 0;
$$;

-- Name: FUNCTION note_table(heads text[], lines text[]); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.note_table(heads text[], lines text[]) IS 'A Markdown table of lines made by note_row; null without any.';

-- Name: note_text(text, integer); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.note_text(value text, most integer DEFAULT 240) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    SET search_path TO ''
    AS $$
  -- One line, and none of it Markdown: a note is rendered, and what users write may come from anywhere.
  select nullif(regexp_replace(
    case when char_length(t.line) > note_text.most then rtrim(left(t.line, note_text.most - 1)) || '…' else t.line end,
    '([\\`*_\[\]<>|#~])', '\\\1', 'g'), '')
  from (select btrim(regexp_replace(note_text.value, '\s+', ' ', 'g')) as line) t;
$$;

-- Name: FUNCTION note_text(value text, most integer); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.note_text(value text, most integer) IS 'What a user wrote, on one line, cut to a length and with Markdown''s marks escaped.';

-- Name: note_title(private.note_period); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.note_title(period private.note_period) RETURNS text
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select case period.kind
    when 'weekly_report' then 'Relatório da semana de ' || private.note_span(period.first_day, period.last_day)
    when 'monthly_report' then format('Relatório de %s de %s', private.month_name(period.first_day), extract(year from period.first_day))
    else 'Resumo para a consulta de ' || to_char(period.last_day, 'DD/MM/YYYY') end;
$$;

-- Name: note_validation(); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.note_validation() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  if not new.validated_by_user then
    new.validated_at := null;
  elsif tg_op = 'INSERT' then
    new.validated_at := coalesce(new.validated_at, new.stated_at);
  elsif not old.validated_by_user or (new.title, new.content) is distinct from (old.title, old.content) then
    new.validated_at := clock_timestamp();
  end if;
  return new;
end;
$$;

-- Name: note_value(text, numeric, text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.note_value(metric text, value numeric, unit text) RETURNS text
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select case note_value.metric
    when 'weight' then private.note_number(note_value.value, 1) || ' kg'
    when 'water' then case when note_value.value < 1000 then private.note_number(note_value.value, 0) || ' ml'
      else private.note_number(note_value.value / 1000, 1) || ' L' end
    when 'sleep' then private.note_minutes(note_value.value * 60)
    when 'exercise' then private.note_minutes(note_value.value)
    when 'mood' then private.note_number(note_value.value, 1)
    when 'energy' then private.note_number(note_value.value, 1)
    else concat_ws(' ', private.note_number(note_value.value, 1), private.note_text(note_value.unit, 20)) end;
$$;

-- Name: FUNCTION note_value(metric text, value numeric, unit text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.note_value(metric text, value numeric, unit text) IS 'A value in its metric''s canonical unit: 81,4 kg · 2,1 L · 7h30 · 98 mg/dL.';

-- Name: now_local(); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.now_local() RETURNS timestamp without time zone
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  return clock_timestamp() at time zone coalesce(
    (select p.timezone from public.profiles p where p.user_id = (select auth.uid())),
    'America/Sao_Paulo');
end;
$$;

-- Name: FUNCTION now_local(); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.now_local() IS 'Date and time in the caller''s time zone.';

-- Name: observed_patterns(date); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.observed_patterns(from_day date) RETURNS TABLE(pattern text, family text, clear boolean, effect double precision, higher boolean, area text, other_area text, title text, content text, figures text, n integer, first_day date, last_day date)
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select c.cause || '>' || c.outcome, c.family || '>' || c.outcome, c.clear, c.effect, c.higher, o.area, nullif(w.area, o.area),
    upper(left(w.name, 1)) || substr(w.name, 2) || ' e ' || o.name,
    upper(left(w.moment, 1)) || substr(w.moment, 2) || ', ' || o.claim,
    format('média de %s em %s %s assim e de %s %s %s', private.outcome_figure(c.outcome, c.mean_in), c.n_in, u.word,
      private.outcome_figure(c.outcome, c.mean_out), u.others, c.n_out),
    c.n_in + c.n_out, c.first_day, c.last_day
  from private.telling_contrasts(observed_patterns.from_day) c
  cross join lateral private.cause_words(c.cause) w
  cross join lateral private.outcome_words(c.outcome, c.higher) o
  cross join lateral (
    select case c.unit when 'week' then 'semanas' else 'dias' end as word, case c.unit when 'week' then 'nas outras' else 'nos outros' end as others
  ) u
  where w.moment is not null;
$$;

-- Name: FUNCTION observed_patterns(from_day date); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.observed_patterns(from_day date) IS 'What the caller''s records show since a day: content as an item of memory says it, figures with n beside it. pattern: a stable key; family: patterns of one family tell much the same; clear: enough to be told anew.';

-- Name: open_bill_names(); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.open_bill_names() RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select coalesce(jsonb_agg(n.name order by n.due_on), '[]')
  from (
    select b.name, min(b.due_on) as due_on
    from public.bills b
    where b.user_id = private.current_user_id() and b.deleted_at is null and b.status = 'pending'
    group by b.name order by 2 limit 10
  ) as n;
$$;

-- Name: open_contradictions(text[]); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.open_contradictions(areas text[]) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  -- Against what: the item it was linked to, else what else is current for the same subject and slot.
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'item', private.clipped_json(k),
    'against', (
      select private.clipped_json(o) from public.knowledge_items o
      where o.user_id = k.user_id and o.id <> k.id and o.deleted_at is null and o.superseded_at is null
        and (exists (
            select from public.knowledge_links l
            where l.user_id = k.user_id and l.from_id = k.id and l.to_id = o.id and l.relation = 'contradicts')
          or (o.subject = k.subject and o.slot = k.slot))
      order by o.validated_by_user desc, o.stated_at desc
      limit 1))) order by k.created_at, k.id), '[]')
  from (
    select i.* from public.knowledge_items i
    where i.user_id = private.current_user_id() and i.needs_resolution and i.deleted_at is null and i.superseded_at is null
    order by i.area = any (areas) desc, i.created_at
    limit 3
  ) k;
$$;

-- Name: FUNCTION open_contradictions(areas text[]); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.open_contradictions(areas text[]) IS 'Items that wait for the user''s word and what they speak against, those of the given areas first.';

-- Name: open_installments(date); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.open_installments(until date) RETURNS TABLE(debt_id uuid, name text, number integer, installments integer, amount numeric, month date, due_on date)
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select d.id, d.name, d.current_installment + step, d.installments, d.installment_amount, step_month.month,
    private.due_date(step_month.month, d.due_day)
  from public.debts d
  cross join lateral (select private.next_installment_month(d) as first_month) as next
  cross join lateral generate_series(0, least(
    d.installments - d.current_installment,
    private.months_between(next.first_month, open_installments.until))) as step
  cross join lateral (select (next.first_month + make_interval(months => step))::date as month) as step_month
  where d.user_id = private.current_user_id() and d.deleted_at is null and d.negotiated
    and d.status in ('active', 'overdue')
    and private.due_date(step_month.month, coalesce(d.due_day, 31)) <= open_installments.until;
$$;

-- Name: FUNCTION open_installments(until date); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.open_installments(until date) IS 'Unpaid instalments of the caller''s negotiated open debts up to a date; due_on is null without a due day.';

-- Name: open_installments_json(date, date, integer); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.open_installments_json(first_day date, last_day date, max_count integer) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'debt_id', i.debt_id,
    'name', i.name,
    'number', i.number,
    'installments', i.installments,
    'amount', i.amount,
    'month', i.month,
    'due_on', i.due_on,
    'days_until_due', i.due_on - private.today(),
    'status', case when i.due_on < private.today() then 'overdue' else 'pending' end)) order by i.day, i.name), '[]')
  from (
    select o.*, coalesce(o.due_on, private.due_date(o.month, 31)) as day
    from private.open_installments(open_installments_json.last_day) o
    where coalesce(o.due_on, private.due_date(o.month, 31)) >= open_installments_json.first_day
    order by day, o.name
    limit open_installments_json.max_count
  ) as i;
$$;

-- Name: open_payments_note(private.note_period); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.open_payments_note(period private.note_period) RETURNS text
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  with today as (select private.today() as day),
  -- A report of now also looks ahead a week; one of long ago only says what of it is still open.
  reach as (
    select case when period.last_day >= t.day - 3 then date '1940-01-01' else period.first_day end as first_day,
      case when period.last_day >= t.day - 3 then t.day + 7 else period.last_day end as last_day
    from today t
  ),
  payments as (
    select b.name, b.amount, b.due_on from public.bills b
    where b.user_id = private.current_user_id() and b.deleted_at is null and b.status = 'pending'
    union all
    select format('%s (parcela %s de %s)', o.name, o.number, o.installments), o.amount, o.due_on
    from reach, private.open_installments(reach.last_day) o
    where o.due_on is not null
  )
  select E'De olho nos vencimentos:\n\n' || private.note_list(array_agg(
    format('%s, %s: %s', private.note_text(p.name, 80), private.finance_money(p.amount),
      case when p.due_on < t.day then 'venceu em ' when p.due_on = t.day then 'vence hoje, ' else 'vence em ' end
      || private.note_day(p.due_on)) order by p.due_on, p.name))
  from payments p, today t, reach r
  where p.due_on between r.first_day and r.last_day
  having count(*) > 0;
$$;

-- Name: FUNCTION open_payments_note(period private.note_period); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.open_payments_note(period private.note_period) IS 'Bills and instalments overdue or due soon.';

-- Name: open_pending_action(uuid, uuid, jsonb); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.open_pending_action(conversation_id uuid, turn_id uuid, pending_action jsonb) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  caller uuid := private.current_user_id();
begin
  -- Only an expired one can still be open here; a new offer takes its place.
  update public.pending_actions p set status = 'dropped', decided_turn_id = open_pending_action.turn_id, decided_at = clock_timestamp()
  where p.user_id = caller and p.conversation_id = open_pending_action.conversation_id and p.status = 'open';
  insert into public.pending_actions (id, user_id, conversation_id, turn_id, calls, choices, offer, skills, expires_at)
  values (
    (open_pending_action.pending_action ->> 'id')::uuid,
    caller,
    open_pending_action.conversation_id,
    open_pending_action.turn_id,
    open_pending_action.pending_action -> 'calls',
    nullif(open_pending_action.pending_action -> 'choices', 'null'),
    open_pending_action.pending_action ->> 'offer',
    array(select jsonb_array_elements_text(open_pending_action.pending_action -> 'skills')),
    least((open_pending_action.pending_action ->> 'expiresAt')::timestamptz, now() + interval '24 hours')
  );
end;
$$;

-- Name: other_side(public.knowledge_items); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.other_side(item public.knowledge_items) RETURNS public.knowledge_items
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select o.* from public.knowledge_links l
  join public.knowledge_items o on o.user_id = l.user_id and o.id = l.to_id
  where l.user_id = item.user_id and l.from_id = item.id and l.relation = 'contradicts' and o.deleted_at is null and o.superseded_at is null
  order by o.validated_by_user desc, o.stated_at desc
  limit 1;
$$;

-- Name: FUNCTION other_side(item public.knowledge_items); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.other_side(item public.knowledge_items) IS 'The current item that one waiting to be resolved contradicts; null when none is left.';

-- Name: outcome_figure(text, double precision); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.outcome_figure(outcome text, value double precision) RETURNS text
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select case outcome
    when 'spending' then private.finance_money(round(outcome_figure.value::numeric, 2))
    when 'sleep' then private.short_number(outcome_figure.value, 1) || ' h'
    when 'exercise' then private.short_number(outcome_figure.value, 0) || ' min'
    else private.short_number(outcome_figure.value, 1) end;
$$;

-- Name: outcome_words(text, boolean); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.outcome_words(outcome text, higher boolean, OUT claim text, OUT name text, OUT area text) RETURNS record
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select
    case outcome
      when 'mood' then 'o humor costuma ser mais ' || case when higher then 'alto' else 'baixo' end
      when 'energy' then 'a energia costuma ser mais ' || case when higher then 'alta' else 'baixa' end
      when 'sleep' then 'o sono costuma ser mais ' || case when higher then 'longo' else 'curto' end
      when 'exercise' then 'o tempo de exercício costuma ser ' || case when higher then 'maior' else 'menor' end
      else 'os gastos costumam ser ' || case when higher then 'maiores' else 'menores' end
    end,
    (array['humor', 'energia', 'sono', 'exercício', 'gastos'])[array_position(array['mood', 'energy', 'sleep', 'exercise', 'spending'], outcome)],
    case outcome when 'mood' then 'mental_health' when 'spending' then 'finance' else 'health' end;
$$;

-- Name: overruled(public.knowledge_items); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.overruled(item public.knowledge_items) RETURNS text
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  known public.knowledge_items;
begin
  for known in
    select k.* from public.knowledge_items k
    where k.user_id = item.user_id and k.subject = item.subject and k.type <> 'person'
      and (k.deleted_at > item.stated_at or k.validated_at > item.stated_at)
    order by k.deleted_at is null, k.created_at
  loop
    if known.deleted_at > item.stated_at then
      -- Of what came from this very message the user has rejected any wording.
      if private.is_alike(known, item) or (known.source_ref = item.source_ref and coalesce(
          known.slot = private.read_slot(item.content) ->> 'slot',
          extensions.similarity(private.plain_words(known.content), private.plain_words(item.content)) >= 0.35)) then
        return case when exists (
          select from public.knowledge_links l where l.user_id = item.user_id and l.to_id = known.id and l.relation = 'corrects')
          then 'corrected_by_user' else 'deleted_by_user' end;
      end if;
    elsif known.deleted_at is null and known.superseded_at is null
      and private.verdict_on(known, item) in ('conflict', 'ambiguous') then
      return 'edited_by_user';
    end if;
  end loop;
  return null;
end;
$$;

-- Name: FUNCTION overruled(item public.knowledge_items); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.overruled(item public.knowledge_items) IS 'Why an item is not learned from its message: deleted_by_user, corrected_by_user or edited_by_user when the user did so after stated_at; null when nothing speaks against it.';

-- Name: own_debt(uuid); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.own_debt(debt_id uuid) RETURNS public.debts
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  debt public.debts;
begin
  select d.* into debt from public.debts d
  where d.user_id = private.current_user_id() and d.id = own_debt.debt_id and d.deleted_at is null;
  if debt.id is null then
    perform private.raise(404, 'debt_not_found', 'Não encontrei essa dívida.', jsonb_build_object('debt_id', own_debt.debt_id));
  end if;
  return debt;
end;
$$;

-- Name: own_entry(uuid); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.own_entry(entry_id uuid) RETURNS public.tracking_entries
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  entry public.tracking_entries;
begin
  select e.* into entry from public.tracking_entries e
  where e.user_id = private.current_user_id() and e.id = own_entry.entry_id and e.deleted_at is null;
  if entry.id is null then
    perform private.raise(404, 'entry_not_found', 'Não encontrei esse registro.',
      jsonb_build_object('entry_id', own_entry.entry_id));
  end if;
  return entry;
end;
$$;

-- Name: FUNCTION own_entry(entry_id uuid); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.own_entry(entry_id uuid) IS 'The caller''s entry that is not deleted; PT404 otherwise, someone else''s included.';

-- Name: own_knowledge(uuid); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.own_knowledge(item_id uuid) RETURNS public.knowledge_items
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  item public.knowledge_items;
begin
  select i.* into item from public.knowledge_items i
  where i.user_id = private.current_user_id() and i.id = own_knowledge.item_id;
  if not found then
    perform private.raise(404, 'knowledge_not_found', 'Não encontrei esse item na sua memória.');
  end if;
  return item;
end;
$$;

-- Name: FUNCTION own_knowledge(item_id uuid); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.own_knowledge(item_id uuid) IS 'An item of the caller, deleted and superseded ones included. Raises PT404 knowledge_not_found.';

-- Name: paid_installments(date, date); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.paid_installments(first_day date, last_day date) RETURNS numeric
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select coalesce(sum(d.installment_amount * greatest(0,
    least(d.current_installment - 1, private.months_between(d.start_month, paid_installments.last_day) + 1)
    - greatest(1, private.months_between(d.start_month, greatest(paid_installments.first_day, entered.day)) + 1) + 1)), 0)
  from public.debts d
  cross join lateral (
    select (d.created_at at time zone coalesce(
      (select p.timezone from public.profiles p where p.user_id = d.user_id), 'America/Sao_Paulo'))::date as day
  ) as entered
  where d.user_id = private.current_user_id() and d.deleted_at is null and d.negotiated;
$$;

-- Name: FUNCTION paid_installments(first_day date, last_day date); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.paid_installments(first_day date, last_day date) IS 'Reais of the paid instalments that fall in these months, from the month the debt was entered on.';

-- Name: pending_action_json(public.pending_actions); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.pending_action_json(pending public.pending_actions) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select jsonb_build_object(
    'id', pending.id, 'kind', pending.kind, 'status', pending.status, 'calls', pending.calls, 'choices', pending.choices,
    'offer', pending.offer, 'skills', to_jsonb(pending.skills), 'results', pending.results, 'expiresAt', pending.expires_at);
$$;

-- Name: pending_bills_summary(date, date); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.pending_bills_summary(first_day date, last_day date) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select jsonb_build_object(
    'count', count(*),
    'total', coalesce(sum(b.amount), 0),
    'overdue', jsonb_build_object('count', count(*) filter (where b.due_on < (select private.today())),
      'total', coalesce(sum(b.amount) filter (where b.due_on < (select private.today())), 0)),
    'bills', coalesce(jsonb_agg(private.bill_json(b.bill) order by b.position) filter (where b.position <= 10), '[]'))
  from (
    select p as bill, p.amount, p.due_on, row_number() over (order by p.due_on, p.name, p.id) as position
    from public.bills p
    where p.user_id = private.current_user_id() and p.deleted_at is null and p.status = 'pending'
      and p.due_on between pending_bills_summary.first_day and pending_bills_summary.last_day
  ) as b;
$$;

-- Name: pending_range(integer, integer); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.pending_range(month integer, year integer, OUT first_day date, OUT last_day date, OUT overdue_too boolean) RETURNS record
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  today date := private.today();
  distance integer;
begin
  if pending_range.month not between 1 and 12 or pending_range.year not between 1990 and 2199 then
    perform private.raise(400, 'invalid_month', 'Esse mês não existe.',
      jsonb_build_object('month', pending_range.month, 'year', pending_range.year));
  end if;
  if pending_range.month is null and pending_range.year is null then
    first_day := today;
    last_day := today + 30;
  elsif pending_range.month is null then
    first_day := make_date(pending_range.year, 1, 1);
    last_day := make_date(pending_range.year, 12, 31);
  else
    -- Without a year, the nearest month of that name: January is ahead in November, September is behind.
    distance := pending_range.month - extract(month from today)::integer;
    first_day := make_date(coalesce(pending_range.year, extract(year from today)::integer
      + case when distance < -6 then 1 when distance > 6 then -1 else 0 end), pending_range.month, 1);
    last_day := private.due_date(first_day, 31);
  end if;
  overdue_too := today between first_day and last_day;
end;
$$;

-- Name: FUNCTION pending_range(month integer, year integer, OUT first_day date, OUT last_day date, OUT overdue_too boolean); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.pending_range(month integer, year integer, OUT first_day date, OUT last_day date, OUT overdue_too boolean) IS 'Days a list of bills covers: a month, a year, or the next 30 days; bills overdue from before belong to a range that holds today.';

-- Name: person_content(text, text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.person_content(name text, relationship text) RETURNS text
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select concat_ws(', ', name, nullif(relationship, lower(name)));
$$;

-- Name: person_json(uuid); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.person_json(person_id uuid) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  with known as (
    select i.* from public.knowledge_items i
    where i.user_id = private.current_user_id() and i.deleted_at is null and i.superseded_at is null
  )
  select jsonb_strip_nulls(jsonb_build_object(
    'id', p.id,
    'name', p.title,
    'relationship', p.person_metadata -> 'relationship',
    'birthday', p.person_metadata -> 'birthday',
    'preferences', coalesce(p.person_metadata -> 'preferences', '[]'),
    'content', p.content,
    'confidence', p.confidence,
    'validated', p.validated_by_user,
    'facts', coalesce((
      select jsonb_agg(private.mention_json(f) order by f.stated_at, f.id)
      from (select k.* from known k where k.subject_id = p.id order by k.stated_at desc, k.id limit 20) f), '[]'),
    'mentions', coalesce((
      select jsonb_agg(private.mention_json(m) order by m.stated_at, m.id)
      from (
        select k.* from known k
        where k.subject_id is distinct from p.id and k.type <> 'person'
          and ' ' || k.plain || ' ' like '% ' || split_part(private.plain_words(p.title), ' ', 1) || ' %'
        order by k.stated_at desc, k.id limit 10) m), '[]')))
  from known p
  where p.id = person_json.person_id;
$$;

-- Name: FUNCTION person_json(person_id uuid); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.person_json(person_id uuid) IS 'A person and everything known: facts about them, other items that mention their first name.';

-- Name: person_label(public.knowledge_items); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.person_label(person public.knowledge_items) RETURNS text
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select person.title || coalesce(' (' || nullif(person.person_metadata ->> 'relationship', person.title) || ')', '');
$$;

-- Name: person_words(jsonb); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.person_words(person_metadata jsonb) RETURNS text
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select concat_ws(' ',
    person_metadata ->> 'relationship',
    person_metadata ->> 'preferences',
    case when person_metadata ? 'birthday' then 'aniversário nascimento' end);
$$;

-- Name: place_of(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.place_of(phrase text) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  said text[] := string_to_array(btrim(phrase), ' ');
  article boolean;
  given text[];
  known private.places;
  chosen text;
  stops text[] := array['com', 'desde', 'ha', 'e', 'mas', 'porque', 'por', 'sozinha', 'sozinho', 'ate', 'quando', 'que', 'agora', 'hoje', 'ja', 'ontem', 'em', 'no', 'na',
    'nos', 'nas', 'a', 'o', 'depois', 'junto', 'juntos', 'mes', 'semana', 'ano', 'sem', 'pertinho', 'perto', 'mesmo', 'mais', 'tambem', 'atualmente', 'definitivamente', 'para',
    'pela', 'pelo', 'ai', 'la', 'aqui', 'me', 'se', 'finalmente', 'proximo', 'ao', 'faz', 'num', 'numa', 'sozinhos', 'depois', 'antes', 'dividindo', 'as', 'os', 'um', 'uma'];
  -- What follows "moro em" without being a place on a map.
  common text[] := array['apartamento', 'casa', 'kitnet', 'predio', 'condominio', 'sobrado', 'sitio', 'chacara', 'fazenda', 'republica', 'quarto', 'rua', 'avenida',
    'bairro', 'andar', 'lugar', 'centro', 'zona', 'momento', 'periodo', 'epoca', 'meio', 'frente', 'cima', 'baixo', 'familia', 'paz', 'aluguel', 'cobertura', 'studio', 'flat',
    'hotel', 'pensao', 'hostel', 'favela', 'comunidade', 'vila', 'minha', 'meu', 'mesma', 'mesmo', 'nossa', 'nosso', 'janeiro', 'fevereiro', 'marco', 'abril', 'maio',
    'junho', 'julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro', 'fim', 'final', 'inicio', 'comeco', 'terceiro', 'segundo', 'primeiro', 'quinto', 'decimo',
    'cidade', 'estado', 'regiao', 'paiz', 'dela', 'dele', 'turno', 'home', 'presencial', 'hibrido', 'cama', 'sofa', 'area', 'nada', 'tudo', 'ela', 'ele', 'pouco', 'lar', 'dos', 'das',
    'da', 'do', 'de', 'anos', 'meses', 'ca', 'trabalho', 'academia', 'escola', 'faculdade', 'time', 'equipe', 'setor', 'empresa', 'banco', 'vaga', 'cargo', 'cachorro', 'lado', 'nova', 'novo', 'loja', 'plano'];
begin
  if phrase ~ '\m(?:outr[oa]|de|nov[oa]) (?:cidade|estado|paiz)\M' then
    return jsonb_build_object('place', '?', 'level', case when phrase ~ 'paiz' then 'country' when phrase ~ 'estado' then 'state' else 'city' end);
  end if;
  for i in 1 .. coalesce(cardinality(said), 0) - 1 loop
    continue when said[i] <> all (array['em', 'no', 'na', 'nos', 'nas', 'ao', 'para', 'de', 'do', 'da', 'dos', ',']);
    article := said[i] in ('no', 'na', 'nos', 'nas', 'ao') or said[i + 1] in ('o', 'a', 'os', 'as');
    given := said[i + 1 + (said[i + 1] in ('o', 'a', 'os', 'as'))::int : i + 5];
    known := null;
    for size in reverse least(4, cardinality(given)) .. 1 loop
      select p.* into known from private.places p where p.name = array_to_string(given[1:size], ' ');
      -- "Santana do Matos" is not Santana.
      if found and given[size + 1] in ('do', 'da', 'dos', 'das', 'de') and given[size + 2] not in ('novo', 'vez', 'aluguel', 'volta', 'verdade') then
        known := null;
      end if;
      exit when known.name is not null;
    end loop;
    if known.name is not null then
      -- "No Amazonas" is the state, "em São Paulo" the city; Rio is Rio de Janeiro.
      return jsonb_build_object('place', case known.name when 'rio' then 'rio de janeiro' when 'eua' then 'estados unidos' when 'minas' then 'minas gerais' else known.name end,
        'level', known.level, 'within', known.within,
        'land', case when known.level = 'country' then known.name
          when known.level = 'district' then 'brasil'
          when exists (select from private.places s where s.name = known.within and s.level = 'country') then known.within else 'brasil' end);
    end if;
    if given[1] in ('interior', 'litoral', 'roca') then
      chosen := coalesce(chosen, given[1]);
    elsif chosen is null and said[i] not in ('de', 'do', 'da', 'dos', ',') and given[1] <> all (stops) and given[1] <> all (common) and given[1] !~ '[\d:,]' then
      chosen := given[1];
      for k in 2 .. cardinality(given) loop
        exit when given[k] = any (stops) or given[k] ~ '[\d:,]';
        chosen := chosen || ' ' || given[k];
      end loop;
      -- Without an article most names are towns: "em Araxá", against "no Batel".
      return jsonb_build_object('place', chosen, 'level', case when article then 'district' else 'city' end);
    end if;
  end loop;
  return case when chosen is not null then jsonb_build_object('place', chosen, 'level', 'region') end;
end;
$$;

-- Name: FUNCTION place_of(phrase text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.place_of(phrase text) IS 'The place a phrase names: { place, level, within?, land? }; a name unknown to private.places is a city after "em", a district after "no" or "na".';

-- Name: plain_terms(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.plain_terms(content text) RETURNS text[]
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  -- Words that carry meaning, and those that mean the same or are of a kind with them.
  with said as (
    select distinct w.word from regexp_split_to_table(private.plain_words(content), ' ') as w (word)
    where char_length(w.word) > 2 and private.key_words(w.word) <> '{}'
      and not exists (
        select from private.verb_forms f where f.form = w.word and not f.is_noun
          and f.lemma in ('ser', 'estar', 'ter', 'ir', 'vir', 'fazer', 'querer', 'poder', 'ficar', 'comecar', 'voltar', 'parar', 'largar', 'deixar', 'gostar', 'adorar', 'amar',
            'odiar', 'comprar', 'vender', 'trocar', 'perder', 'ganhar', 'sair', 'entrar', 'passar', 'virar', 'mudar', 'tomar', 'usar', 'pegar', 'conseguir', 'dar', 'saber'))
  ),
  spelled as (
    select word from said
    union
    select coalesce(s.meant, s.written) from private.spellings s join said on s.written = said.word
    union
    select f.lemma from private.verb_forms f join said on f.form = said.word
  ),
  same as (
    select word from spelled
    union
    select k.same_as from private.word_kinds k join spelled on k.word = spelled.word where k.same_as is not null
  )
  ,
  wide as (
    select word from same
    union
    select kind from private.word_kinds k join same on k.word = same.word cross join unnest(k.kinds) as kind
  )
  select coalesce(array_agg(distinct word), '{}')
  from (
    select word from wide
    union
    select k.word from private.word_kinds k join wide on k.same_as = wide.word
    union
    select k.word from private.word_kinds k join wide on k.kinds @> array[wide.word]
  ) every;
$$;

-- Name: FUNCTION plain_terms(content text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.plain_terms(content text) IS 'The words a search must look for to find items about the same things.';

-- Name: practice_group(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.practice_group(verb text) RETURNS text
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select case
    when verb in ('comer', 'beber', 'tomar', 'consumir', 'fumar') then 'take'
    when verb in ('fazer', 'praticar', 'jogar', 'treinar', 'frequentar', 'participar', 'estudar', 'cursar', 'correr', 'nadar', 'malhar', 'caminhar', 'pedalar', 'dancar', 'lutar',
      'surfar', 'meditar', 'tocar', 'seguir', 'ir') then 'do'
    else verb end;
$$;

-- Name: prepare_rows(text, jsonb, text[], jsonb, jsonb, jsonb); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.prepare_rows(section text, items jsonb, columns text[], targets jsonb, defaults jsonb, known jsonb) RETURNS jsonb[]
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select coalesce(array_agg(jsonb_build_object('index', f.index, 'row', defaults
      || jsonb_build_object('id', gen_random_uuid())
      || case when section = 'knowledge_items' and not f.row ? 'title'
        then jsonb_build_object('title', private.title_of(f.content)) else '{}' end
      || f.row) order by f.position), '{}')
  from (
    select e.position, e.value -> 'index' as index, e.value -> 'row' ->> 'content' as content, coalesce(jsonb_object_agg(m.key, case
        when m.key = 'id' then to_jsonb(private.imported_id((select auth.uid()), section, m.value #>> '{}'))
        when targets ? m.key and m.value <> '"self"' then to_jsonb(coalesce(
          (known ->> ((targets ->> m.key) || '/' || (m.value #>> '{}')))::uuid,
          private.imported_id((select auth.uid()), targets ->> m.key, m.value #>> '{}')))
        else m.value end) filter (where m.key is not null), '{}') as row
    from jsonb_array_elements(items) with ordinality as e (value, position)
    left join lateral jsonb_each(e.value -> 'row') as m on m.key = any (columns) and jsonb_typeof(m.value) <> 'null'
    where not coalesce(known ? (section || '/' || (e.value -> 'row' ->> 'id')), false)
    group by e.position, e.value
  ) f;
$$;

-- Name: FUNCTION prepare_rows(section text, items jsonb, columns text[], targets jsonb, defaults jsonb, known jsonb); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.prepare_rows(section text, items jsonb, columns text[], targets jsonb, defaults jsonb, known jsonb) IS 'Rows ready to be inserted, without those that are known: only columns the user may write, defaults for what is missing, ids as they are here. targets: { column: the table it points to }.';

-- Name: question_of(uuid, uuid); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.question_of(owner uuid, item_id uuid) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  item public.knowledge_items;
  other public.knowledge_items;
begin
  select k.* into item from public.knowledge_items k
  where k.user_id = owner and k.id = question_of.item_id and k.needs_resolution and k.deleted_at is null and k.superseded_at is null;
  other := private.other_side(item);
  if other.id is null then
    return null;
  end if;
  return jsonb_build_object('item', private.knowledge_json(item), 'other', private.knowledge_json(other),
    'question', format('Você mencionou antes %s, mas agora disse %s. Mudou algo?', private.said_of(other), private.said_of(item)));
end;
$$;

-- Name: FUNCTION question_of(owner uuid, item_id uuid); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.question_of(owner uuid, item_id uuid) IS 'The gentle question about an item that waits to be resolved: { item, other: what it contradicts, question }; null when there is nothing (left) to ask.';

-- Name: queue_user(); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.queue_user() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  insert into private.consolidation_queue (user_id) values (new.user_id) on conflict do nothing;
  return new;
end;
$$;

-- Name: raise(integer, text, text, jsonb); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.raise(status integer, hint text, message text, detail jsonb DEFAULT '{}'::jsonb) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  raise exception using
    errcode = 'PT' || raise.status,
    message = raise.message,
    hint = raise.hint,
    detail = raise.detail::text;
end;
$$;

-- Name: FUNCTION raise(status integer, hint text, message text, detail jsonb); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.raise(status integer, hint text, message text, detail jsonb) IS 'Raises a domain error: PostgREST answers with HTTP <status>; hint is the stable code, message is pt-BR, detail is JSON.';

-- Name: reaches(jsonb, boolean, text, boolean, boolean); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.reaches(wished jsonb, seeking boolean, verb text, has_object boolean, back boolean) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  -- One of a group of verbs does for another: who went to Japan has come to know it.
  select wished ? verb
    or seeking and verb in ('arrumar', 'arranjar', 'conseguir', 'achar', 'encontrar', 'alugar', 'comprar')
    or has_object and verb in ('sair', 'chegar', 'rolar', 'bater', 'aprovar', 'liberar')
    or has_object and back and verb = 'voltar' and wished ?| array['conhecer', 'viajar', 'visitar', 'ir', 'fazer']
    or verb in ('realizar', 'alcancar', 'atingir', 'conquistar', 'cumprir', 'concluir', 'conseguir')
    or exists (
      select from (values
        (array['conhecer', 'viajar', 'visitar', 'ir']), (array['juntar', 'guardar', 'economizar', 'poupar']), (array['emagrecer', 'perder']),
        (array['terminar', 'concluir', 'formar', 'acabar']), (array['quitar', 'pagar', 'zerar', 'livrar', 'sair']), (array['passar', 'aprovar']),
        (array['escrever', 'publicar', 'lancar', 'terminar']), (array['tirar', 'conseguir', 'ter', 'comprar', 'arrumar', 'achar', 'encontrar', 'ganhar'])
      ) as alike (verbs)
      where wished ?| alike.verbs and verb = any (alike.verbs));
$$;

-- Name: FUNCTION reaches(wished jsonb, seeking boolean, verb text, has_object boolean, back boolean); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.reaches(wished jsonb, seeking boolean, verb text, has_object boolean, back boolean) IS 'Whether doing verb may be what was wished for.';

-- Name: read_clauses(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.read_clauses(content text) RETURNS TABLE(words text, about text[], doubt text, dated boolean, passing boolean)
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $_$
declare
  sentence text;
  line text;
  segment text;
  part text;
  clause text;
  clauses text[];
  seen_speaker boolean := false;
  last_about text[] := '{}';
  who record;
  supposed boolean;
  past_frame boolean;
begin
  foreach sentence in array string_to_array(private.spell_out(read_clauses.content) || ' ', ' . ') loop
    continue when btrim(sentence, ' .,?/$%@-') = '';
    line := private.tag_words(sentence);
    -- "Há três anos que moro" has one clause, a relative one ("a empresa onde trabalho") says nothing of its own.
    if strpos(line, ' que ') + strpos(line, ' se ') + strpos(line, ' onde ') + strpos(line, ' quem ') > 0 then
      line := regexp_replace(line, '\mha ((?:[\w ]+? )?(?:dias?|semanas?|mes|meses|anos?|tempo|pouco)) que ', 'ha \1 ', 'g');
      line := regexp_replace(line, '\m((?:dizer|falar|contar|saber|descobrir|lembrar|decidir|avisar|confirmar|perceber|jurar|comentar):[a-z]\d(?: [a-z]+){0,2}?) (?:que|se) ', '\1 | ', 'g');
      line := regexp_replace(line, '\m((?:achar|acreditar|parecer|esperar|sentir):[a-z]\d(?: [a-z]+){0,2}?) que ', '\1 | hedged ', 'g');
      line := regexp_replace(line, '\m(?!(?:ja|agora|desde|depois|antes|assim|tomara|claro|verdade|certeza|tanto|mesmo|vez|nem|por|o|pena|menos|mais|sinal|ate|para|hedged)\M)([a-z]+) (?:onde|que|quem) (?:(?:eu|me|se|nao|ele|ela|ja|tanto|a|gente|mais|so|ainda) )*\w+:[rtimcf]\d', '\1', 'g');
    end if;
    line := regexp_replace(line, ' (mas|porem|so que|porque|pois|enquanto|quando|depois que|ja que|agora que|desde que|antes que|assim que|apesar|senao|entao) ', ' | \1 ', 'g');
    if strpos(line, ' e ') > 0 then
      line := regexp_replace(line, '(?<!\meu) e (?=(?:(?:eu|ja|agora|hoje|me|se|nao|tambem|nem|ai|depois|ele|ela|a|gente|entao|ainda|so|o|meu|minha|ontem|finalmente|sempre|nunca) )*(?:[a-z]+ )?\w+:[rtimcf]\d)', ' | ', 'g');
    end if;
    clauses := '{}';
    foreach part in array string_to_array(line, ' | ') loop
      clause := null;
      foreach segment in array string_to_array(part, ' , ') loop
        if clause is null then
          clause := segment;
        elsif clause ~ ':[rtimcf]\d' and segment ~ ':[rtimcf]\d' then
          clauses := clauses || clause;
          clause := segment;
        else
          clause := clause || ' , ' || segment;
        end if;
      end loop;
      clauses := clauses || clause;
    end loop;
    supposed := false;
    past_frame := line ~ '\m(?:antigamente|na epoca|naquel[ae]|infancia|adolescencia|crianca)\M|\mquando (?:eu )?(?:\w+ )?(?:ser|ter|estar|morar|viver|trabalhar|estudar):i|\m(?:em|desde|ano de) (?:19|20)\d\d\M|\d+ anos atras|\mha (?:\w+ ){1,3}anos\M|\mha (?:muitos )?anos\M|\mex (?:emprego|marido|namorad|mulher|esposa)';
    foreach clause in array clauses loop
      continue when btrim(clause, ' ,?') = '';
      if clause ~ '^(?:\w+ )?se (?:eu|a gente|ele|ela|um dia|tudo|der|nao|algum|por acaso|meu|minha|o|a|os)\M|\mse (?:\w+ )?\w+:s|\m(?:talvez|tomara|quem saber|sera que|imagina|imaginar|como se|caso|vai que|de repente eu)\M' then
        supposed := true;
      end if;
      select * into who from private.subject_of(clause);
      if who.of_speaker then
        seen_speaker := true;
        last_about := '{}';
        about := '{}';
      elsif who.about <> '{}' then
        about := who.about;
        if about <@ array['ele', 'ela', 'eles', 'elas', 'dele', 'dela'] then
          about := case when last_about = '{}' then about else last_about end;
        end if;
        last_about := about;
      elsif clause ~ ':[rtcf]3' and (last_about <> '{}' or seen_speaker) and clause !~ '^(?:\w+ )*?(?:ha|fazer|ser|haver|dar|mudar|acabar|ter):[rt]3' then
        -- After "conheci o João", "mora em Santos" is about him.
        about := case when last_about = '{}' then array['?'] else last_about end;
      else
        about := '{}';
      end if;
      words := private.verb_moods(clause);
      doubt := case
        when strpos(sentence, '?') > 0 then 'asked'
        when supposed then 'supposed'
        when words ~ '\mhedged\M|\mparecer:r|\mdever:r \w+:P|\m!saber:r' then 'hedged'
      end;
      dated := past_frame;
      passing := words ~ '\m(?:por enquanto|temporari|provisori|uns dias|alguns dias|de ferias|a passeio|visitar|feriado|essa semana|esta semana|esse mes|este mes|hoje so)\M';
      return next;
    end loop;
  end loop;
end;
$_$;

-- Name: FUNCTION read_clauses(content text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.read_clauses(content text) IS 'The clauses of a content: words with moods; about: whom, {} for the item''s own subject, {?} for somebody unnamed; doubt: asked, supposed or hedged; dated: told of the past; passing: for a while only.';

-- Name: read_cursor(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.read_cursor(cursor text, OUT created_at timestamp with time zone, OUT id uuid) RETURNS record
    LANGUAGE plpgsql IMMUTABLE
    SET search_path TO ''
    AS $$
begin
  if cursor is null then
    return;
  end if;
  created_at := split_part(cursor, '|', 1)::timestamptz;
  id := split_part(cursor, '|', 2)::uuid;
exception when others then
  perform private.raise(400, 'invalid_cursor', 'Não sei de onde continuar. Comece do início.');
end;
$$;

-- Name: FUNCTION read_cursor(cursor text, OUT created_at timestamp with time zone, OUT id uuid); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.read_cursor(cursor text, OUT created_at timestamp with time zone, OUT id uuid) IS 'Where the last page ended; nulls for the first. Raises PT400 invalid_cursor.';

-- Name: read_deeds(text, text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.read_deeds(words text, content text) RETURNS SETOF jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  -- Given up in other words.
  select jsonb_build_object('verb', 'desistir', 'mood', 't', 'met', false, 'numbers', '[]'::jsonb, 'key', to_jsonb(private.key_words(regexp_replace(words, '\w+:[a-oq-zA-Z]', '', 'g'))))
  where words ~ '\mperder:[tm] (?:a |o )?(?:vontade|interesse|animo)|\mter:E (?:interesse|vontade)|\mmudar:[tm] de ideia|\mdeixar:[tm] .*para la|\mabrir:[tm] mao|\mdesapegar:t'
  union all
  -- "Meta batida" is about what was said around it.
  select jsonb_build_object('verb', m[1], 'mood', m[2], 'met', words ~ '\m(?:meta|objetivo|sonho)\M',
    'key', to_jsonb(private.key_words(case when words ~ '\m(?:meta|objetivo|sonho)\M' then private.plain_words(content) else regexp_replace(words, '\w+:[a-oq-zA-Z]', '', 'g') end)),
    'partial', words ~ (m[1] || ':[a-zA-Z] (?:so |uns |umas |uma? )?\d')
      or words ~ '\m(?:capitulos?|paginas?|metade|partes?|pedaco|pouco|trecho|episodios?|primeir[oa]s? (?:aula|passo|treino)s?)\M',
    'back', words ~ (m[1] || ':[tm] d[aeo]s? '),
    'numbers', (select coalesce(jsonb_agg(n[1]), '[]') from regexp_matches(words, '\m(\d+(?:\.\d+)?)\M', 'g') as n))
  from regexp_matches(words, '(?<!!)\m(\w+):([tmDBEXp])', 'g') as m
  where m[2] <> 'p' or words ~ 'ser:t|estar:r|\m(?:meta|objetivo|sonho)\M';
$$;

-- Name: FUNCTION read_deeds(words text, content text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.read_deeds(words text, content text) IS 'What a clause tells as done or given up, for goals: [{ verb, mood, key, numbers, partial, met, back }].';

-- Name: read_email(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.read_email(content text) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select coalesce(jsonb_agg(jsonb_build_object('slot', 'email', 'says', 'stated', 'value', jsonb_build_object('address', address[1]), 'about', (
      select to_jsonb(array(select w from unnest(c.about) as w where w not in ('email', 'mail'))) from private.read_clauses(content) as c limit 1))), '[]')
  from regexp_match(lower(content), '([a-z0-9._+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+)') as address
  where address is not null and content ~* '\me-?mail';
$$;

-- Name: read_export_cursor(jsonb, text[]); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.read_export_cursor(cursor jsonb, tables text[], OUT section text, OUT after_time timestamp with time zone, OUT after_key text) RETURNS record
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  section := cursor ->> 'section';
  if section is not null and section = any (tables) then
    after_time := (cursor ->> 'time')::timestamptz;
    after_key := cursor ->> 'key';
    if private.has_column(section, 'seq') then
      perform after_key::bigint;
    else
      perform after_key::uuid;
    end if;
    return;
  end if;
  raise invalid_parameter_value;
exception when others then
  perform private.raise(400, 'invalid_cursor', 'Não sei de onde continuar. Comece do início.');
end;
$$;

-- Name: read_name(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.read_name(given text, OUT name text, OUT relationship text) RETURNS record
    LANGUAGE plpgsql IMMUTABLE
    SET search_path TO ''
    AS $$
declare
  first_word text;
begin
  name := regexp_replace(btrim(regexp_replace(given, '\s+', ' ', 'g')), '^((a|o|minha|meu|as|os)\s+)+(?=\S)', '', 'i');
  first_word := split_part(name, ' ', 1);
  relationship := private.relationship_in(name);
  -- "irmã Júlia" is Júlia; "tia Rosa" and "vó Maria" are what one calls them.
  if relationship = first_word and name <> first_word
    and private.plain_words(relationship) <> all (array['tia', 'tio', 'avo', 'vo', 'vovo', 'padrinho', 'madrinha']) then
    name := btrim(substr(name, char_length(first_word) + 1));
  end if;
  if name = lower(name) then
    name := array_to_string(array(
      select case when word = any (array['da', 'de', 'do', 'das', 'dos', 'e']) and position > 1 then word else initcap(word) end
      from unnest(string_to_array(name, ' ')) with ordinality as w (word, position) order by position), ' ');
  end if;
  relationship := lower(relationship);
end;
$$;

-- Name: FUNCTION read_name(given text, OUT name text, OUT relationship text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.read_name(given text, OUT name text, OUT relationship text) IS 'The name as it is kept, and the relationship said with it: "minha irmã júlia" is Júlia, irmã.';

-- Name: read_question(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.read_question(question text) RETURNS TABLE(word text, query tsquery)
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  -- Question words and talk about the assistant's memory say nothing about what is looked for. The stemmer drops the
  -- stop words it knows; those it knows only with an accent are listed here.
  select distinct on (w.word) w.word, q.query
  from private.plain_words(question) as plain
  cross join lateral unnest(string_to_array(plain, ' '), string_to_array(private.search_text(plain), ' ')) as w (word, stored)
  cross join lateral (
    -- Asked for a stop word, plainto_tsquery tells the log about it.
    select case when to_tsvector('private.portuguese'::regconfig, w.stored) <> ''::tsvector
      then plainto_tsquery('private.portuguese'::regconfig, w.stored) end as query
  ) q
  where w.word <> ''
    and w.word <> all (array['eu', 'mim', 'meu', 'meus', 'minha', 'minhas', 'voce', 'voces', 'vc', 'vcs', 'nao', 'sim', 'ja',
      'so', 'ate', 'tambem', 'ai', 'la', 'aqui', 'entao', 'sobre', 'acerca', 'respeito', 'quem', 'que', 'qual', 'quais', 'como', 'onde',
      'quando', 'quanto', 'quantos', 'quanta', 'quantas', 'porque', 'pq', 'sou', 'es', 'sao', 'esta', 'estao', 'estou', 'to', 'ta',
      'tem', 'tenho', 'ter', 'faz', 'faco', 'fazer', 'fiz', 'fez', 'ha', 'posso', 'pode', 'podia', 'devo', 'preciso', 'quero', 'ser', 'estar', 'vou', 'vai',
      'sei', 'sabe', 'saber', 'sabia', 'lembra', 'lembro', 'lembrar', 'lembrou', 'conhece', 'conta', 'conte', 'contei', 'fala',
      'fale', 'falei', 'falou', 'diz', 'diga', 'disse', 'mostra', 'mostre', 'lista', 'liste', 'anotou', 'guardou', 'memoria', 'memorias',
      'perfil', 'informacao', 'informacoes', 'dado', 'dados', 'fato', 'fatos', 'tudo', 'algo', 'nada', 'coisa', 'coisas', 'vida', 'geral',
      'resumo', 'usuario', 'usuaria', 'pessoa', 'chama', 'chamo', 'nome', 'mesmo', 'mesma', 'agora', 'hoje', 'por', 'favor'])
    and q.query is not null;
$$;

-- Name: FUNCTION read_question(question text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.read_question(question text) IS 'The folded words of a question that say what it is about, each as full text search asks for it.';

-- Name: read_rule(private.slot_rules, text, text[], text, boolean, boolean, text, boolean); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.read_rule(rule private.slot_rules, words text, about text[], doubt text, dated boolean, passing boolean, content text, specific boolean) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  found text[] := regexp_match(words, rule.pattern);
  value jsonb := rule.value;
  mood text;
  negated boolean := false;
  said text;
  whom text[];
begin
  if found is null then
    return null;
  end if;
  for i in 1 .. coalesce(cardinality(rule.captures), 0) loop
    continue when coalesce(found[i], '') = '';
    case rule.captures[i]
      when 'neg' then negated := true;
      when 'mood' then mood := found[i];
      else value := value || jsonb_build_object(rule.captures[i], btrim(found[i]));
    end case;
  end loop;
  said := private.says_of(negated, mood, rule);
  value := private.in_context(rule, value, content, specific);
  if said is null or value is null then
    return null;
  end if;
  whom := private.about_whom(rule, about, value);
  value := private.refine_value(rule.slot, value - 'whom', about);
  -- One of several is not all of them.
  if value is null or rule.slot = 'possession' and said = 'ended' and (words ~ '\m(?:um|uma) d[oa]s\M'
    or value ? 'subject' and private.plain_words(content) ~ ('\m(?:um|uma|\d+) ' || about[1] || '\M')) then
    return null;
  end if;
  return jsonb_strip_nulls(jsonb_build_object('slot', rule.slot, 'says', said, 'mood', mood, 'about', to_jsonb(whom), 'value', value,
    'doubt', coalesce(doubt, case when said = 'hedged' or said in ('ended', 'negated') and rule.slot in ('practice', 'preference') and private.is_narrow(words) then 'hedged' end),
    'already', case when words ~ '\mja\M' then true end,
    'now', case when words ~ '\m(?:agora|hoje em dia|atualmente)\M' then true end,
    'passing', case when passing and not rule.event and coalesce(mood, 'r') in ('r', 'g') then true end,
    'dated', case when dated and rule.event and coalesce(mood, 't') in ('t', 'm', 'D') then true end));
end;
$$;

-- Name: FUNCTION read_rule(rule private.slot_rules, words text, about text[], doubt text, dated boolean, passing boolean, content text, specific boolean); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.read_rule(rule private.slot_rules, words text, about text[], doubt text, dated boolean, passing boolean, content text, specific boolean) IS 'What one rule reads in a clause, as read_slots gives it; null when it does not apply.';

-- Name: read_slot(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.read_slot(content text) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select private.main_reading(private.read_slots(content));
$$;

-- Name: FUNCTION read_slot(content text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.read_slot(content text) IS 'The first claim of a content, as read_slots gives it; null when it makes none.';

-- Name: read_slots(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.read_slots(content text) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  clause record;
  rule private.slot_rules;
  reading jsonb;
  specific boolean;
  whom text[];
  readings jsonb := case when strpos(content, '@') > 0 then private.read_email(content) else '[]' end;
begin
  for clause in select * from private.read_clauses(read_slots.content) loop
    continue when clause.doubt in ('asked', 'supposed');
    specific := false;
    for rule in
      select r.* from private.slot_rules r
      where r.triggers && string_to_array(regexp_replace(clause.words, '!|:[a-zA-Z]\M', '', 'g'), ' ')
      order by r.rank, r.id
    loop
      -- "É casada com o Rui" is no trait, "tem 34 anos" no possession.
      continue when specific and rule.slot in ('possession', 'condition', 'trait', 'practice') and not rule.value ? 'subject';
      reading := private.read_rule(rule, clause.words, clause.about, clause.doubt, clause.dated, clause.passing, read_slots.content, specific);
      continue when reading is null;
      specific := specific or (rule.slot not in ('possession', 'condition', 'trait', 'practice', 'goal', 'preference', 'diet', 'school')
        and reading ->> 'says' in ('stated', 'negated', 'ended') and not (reading -> 'value' ? 'weak'));
      if not exists (select from jsonb_array_elements(readings) as r where r = reading) then
        readings := readings || jsonb_build_array(reading) || private.implied_readings(reading, clause.about);
      end if;
    end loop;
    -- "Chegou meu notebook" is hers, "o Paulo comprou um carro" is not.
    whom := case when clause.about <> '{}' and not private.is_relation(clause.about[1])
      and (clause.words ~ ('\m(?:meu|minha|meus|minhas|nosso|nossa) (?:\w+ )?' || clause.about[1] || '\M') or clause.words ~ '(?:chegar|sair):t') then '{}' else clause.about end;
    readings := readings || coalesce((
      select jsonb_agg(jsonb_build_object('slot', 'deed', 'says', 'stated', 'about', to_jsonb(whom), 'value', deed))
      from private.read_deeds(clause.words, read_slots.content) as deed), '[]');
  end loop;
  return readings;
end;
$$;

-- Name: FUNCTION read_slots(content text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.read_slots(content text) IS 'The claims of a content in order, the most specific slots first: [{ slot, says: stated | negated | ended | past | hedged, about: words for somebody else, value, mood?, doubt?, passing?, dated? }]. slot deed: something done, for goals only. What is asked, supposed or only planned claims nothing.';

-- Name: memory_consolidations; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.memory_consolidations (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    status text NOT NULL,
    consolidated_from timestamp with time zone,
    consolidated_to timestamp with time zone,
    messages_processed integer DEFAULT 0 NOT NULL,
    facts_created integer DEFAULT 0 NOT NULL,
    facts_updated integer DEFAULT 0 NOT NULL,
    inferences_created integer DEFAULT 0 NOT NULL,
    memory_updates jsonb DEFAULT '[]'::jsonb NOT NULL,
    rejections jsonb DEFAULT '[]'::jsonb NOT NULL,
    raw_output jsonb,
    error_message text,
    attempt integer NOT NULL,
    started_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT memory_consolidations_attempt_check CHECK ((attempt > 0)),
    CONSTRAINT memory_consolidations_check CHECK ((consolidated_from <= consolidated_to)),
    CONSTRAINT memory_consolidations_check1 CHECK (((status = 'failed'::text) = (error_message IS NOT NULL))),
    CONSTRAINT memory_consolidations_error_message_check CHECK ((char_length(error_message) <= 2000)),
    CONSTRAINT memory_consolidations_facts_created_check CHECK ((facts_created >= 0)),
    CONSTRAINT memory_consolidations_facts_updated_check CHECK ((facts_updated >= 0)),
    CONSTRAINT memory_consolidations_inferences_created_check CHECK ((inferences_created >= 0)),
    CONSTRAINT memory_consolidations_memory_updates_check CHECK ((jsonb_typeof(memory_updates) = 'array'::text)),
    CONSTRAINT memory_consolidations_messages_processed_check CHECK ((messages_processed >= 0)),
    CONSTRAINT memory_consolidations_rejections_check CHECK ((jsonb_typeof(rejections) = 'array'::text)),
    CONSTRAINT memory_consolidations_status_check CHECK ((status = ANY (ARRAY['completed'::text, 'failed'::text, 'partial'::text])))
);

-- Name: TABLE memory_consolidations; Type: COMMENT; Schema: public; Owner: -

COMMENT ON TABLE public.memory_consolidations IS 'What a batch of messages taught, written in the transaction that applied it. failed: nothing was applied and its messages are learned from later.';

-- Name: COLUMN memory_consolidations.consolidated_from; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.memory_consolidations.consolidated_from IS 'When the first of the messages was written.';

-- Name: COLUMN memory_consolidations.messages_processed; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.memory_consolidations.messages_processed IS 'The user''s own messages: nothing else is learned from.';

-- Name: COLUMN memory_consolidations.memory_updates; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.memory_consolidations.memory_updates IS 'Changes of user_memories: [{ field, op, value }].';

-- Name: COLUMN memory_consolidations.rejections; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.memory_consolidations.rejections IS 'Items that were not kept: [{ reason, item }].';

-- Name: COLUMN memory_consolidations.raw_output; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.memory_consolidations.raw_output IS 'What the extraction answered, as it came.';

-- Name: COLUMN memory_consolidations.attempt; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.memory_consolidations.attempt IS 'The lease under which it ran.';

-- Name: record_consolidation(private.consolidation_queue, uuid[], integer, integer, integer, jsonb, jsonb, jsonb); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.record_consolidation(held private.consolidation_queue, messages uuid[], created integer, updated integer, inferred integer, memory_updates jsonb, rejections jsonb, raw_output jsonb) RETURNS public.memory_consolidations
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  written public.memory_consolidations;
begin
  -- Once a run: with its last batch.
  if not exists (
    select from private.messages_to_learn(held.user_id) l where l.id <> all (record_consolidation.messages)) then
    inferred := inferred + private.refresh_insights();
  end if;
  insert into public.memory_consolidations (user_id, status, consolidated_from, consolidated_to, messages_processed, facts_created,
    facts_updated, inferences_created, memory_updates, rejections, raw_output, attempt, started_at)
  select held.user_id, case when record_consolidation.rejections = '[]' then 'completed' else 'partial' end, min(m.created_at), max(m.created_at), count(*),
    created, updated, inferred, record_consolidation.memory_updates, record_consolidation.rejections, record_consolidation.raw_output,
    held.attempt, held.claimed_at
  from public.messages m where m.user_id = held.user_id and m.id = any (record_consolidation.messages)
  returning * into written;
  update public.messages m set consolidation_id = written.id where m.user_id = held.user_id and m.id = any (record_consolidation.messages);
  update public.user_memories m set version = m.version + 1, last_consolidated_at = clock_timestamp() where m.user_id = held.user_id;
  return written;
end;
$$;

-- Name: record_contradictions(); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.record_contradictions() RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $_$
  -- A belief about oneself against the newest record of the same thing, when that is later and plainly different.
  with
  believed as (
    select i as item, i.slot, i.stated_at, (
        select (r -> 'value' ->> 'number')::double precision from jsonb_array_elements(private.read_slots(i.content)) as r
        where r ->> 'slot' = i.slot and r ->> 'says' = 'stated' and r -> 'value' ->> 'number' ~ '^\d{1,9}(\.\d+)?$' limit 1) as figure
    from public.knowledge_items i
    where i.user_id = private.current_user_id() and i.subject = 'self' and i.slot in ('weight', 'salary') and i.deleted_at is null and i.superseded_at is null
  ),
  recorded as (
    (select 'weight' as slot, e.entry_date as day, e.value::double precision as figure, 0.03 as tolerance,
      format('O último peso registrado foi %s kg, em %s.', private.short_number(e.value::double precision, 1), to_char(e.entry_date, 'DD/MM/YYYY')) as told
    from public.tracking_entries e
    where e.user_id = private.current_user_id() and e.metric = 'weight' and e.deleted_at is null
    order by e.entry_date desc, e.created_at desc limit 1)
    union all
    (select 'salary', n.received_on, n.actual_amount::double precision, 0.1,
      format('O último salário registrado foi %s, em %s.', private.finance_money(n.actual_amount), to_char(n.received_on, 'DD/MM/YYYY'))
    from public.incomes n
    where n.user_id = private.current_user_id() and n.category = 'salary' and n.deleted_at is null and n.received_on is not null
    order by n.received_on desc, n.created_at desc limit 1)
  )
  select coalesce(jsonb_agg(jsonb_build_object('item', private.clipped_json(b.item), 'record', r.told) order by r.slot), '[]')
  from believed b join recorded r using (slot)
  where r.day > b.stated_at::date and abs(b.figure - r.figure) > r.tolerance * greatest(b.figure, r.figure);
$_$;

-- Name: FUNCTION record_contradictions(); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.record_contradictions() IS 'What is believed and newer records speak against: [{ item, record: a sentence }]. Weight by more than 3 %, salary by more than 10 %.';

-- Name: record_import(text, jsonb); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.record_import(content_hash text, result jsonb) RETURNS jsonb
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  insert into private.imports (user_id, content_hash, result)
  values (private.current_user_id(), record_import.content_hash, record_import.result)
  returning result;
$$;

-- Name: record_tool(text, text, jsonb, jsonb, jsonb); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.record_tool(tool text, tool_call_id text, args jsonb, result jsonb, undo jsonb DEFAULT NULL::jsonb) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if record_tool.tool_call_id is not null then
    insert into public.tool_executions (user_id, tool_call_id, turn_id, tool, args, result, undo)
    values (
      private.current_user_id(),
      record_tool.tool_call_id,
      -- Set by run_tool and confirm_pending_action for their own transaction.
      nullif(current_setting('life_assistant.turn_id', true), '')::uuid,
      record_tool.tool,
      coalesce(record_tool.args, '{}'),
      record_tool.result,
      record_tool.undo
    );
  end if;
  return record_tool.result;
end;
$$;

-- Name: FUNCTION record_tool(tool text, tool_call_id text, args jsonb, result jsonb, undo jsonb); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.record_tool(tool text, tool_call_id text, args jsonb, result jsonb, undo jsonb) IS 'Stores the result of a tool call beside its effect and returns it; does nothing without a tool_call_id.';

-- Name: refine_choice(text, jsonb, text[]); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.refine_choice(slot text, value jsonb, about text[]) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  versus constant text := ' (?:a|do que|que|em vez de|ao inves de|mais que) ';
begin
  if slot = 'preferred' then
    return jsonb_build_object('key', to_jsonb(private.key_words(regexp_replace(value ->> 'choice', versus || '.*', ''))),
      'over', to_jsonb(private.key_words(coalesce(substring(value ->> 'choice' from versus || '(.*)'), ''))));
  elsif value ? 'by_subject' then
    -- "Minha comida favorita mudou, agora é ramen".
    if cardinality(about) <> 2 or about[2] !~ '^(?:favorit|preferid)' then
      return null;
    end if;
    value := value || jsonb_build_object('of', about[1]);
  end if;
  return jsonb_build_object('of', (ts_lexize('pg_catalog.portuguese_stem', value ->> 'of'))[1],
    'key', to_jsonb(private.key_words(regexp_replace(coalesce(value ->> 'object', ''), ' (?:,|desde|mas) .*', ''))));
end;
$$;

-- Name: refine_figure(text, jsonb); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.refine_figure(slot text, value jsonb) RETURNS jsonb
    LANGUAGE plpgsql IMMUTABLE
    SET search_path TO ''
    AS $_$
declare
  figure numeric := (value ->> 'number')::numeric;
  digits text := regexp_replace(value ->> 'digits', '\D', '', 'g');
begin
  case slot
    when 'phone' then
      return case when length(digits) between 8 and 13 then jsonb_build_object('digits', right(digits, 11)) end;
    when 'birthday' then
      return case when private.month_of(value ->> 'month') between 1 and 12 and (value ->> 'day')::int between 1 and 31
        then jsonb_build_object('day', (value ->> 'day')::int, 'month', private.month_of(value ->> 'month')) end;
    when 'children' then
      return value - 'count' || jsonb_strip_nulls(jsonb_build_object('only', case when value ->> 'count' like 'so %' then true end,
        'count', case when value ->> 'count' ~ '^(?:so )?uma?$' then 1 when value ->> 'count' = 'nenhum' then 0 when value ->> 'count' ~ '^\d+$' then (value ->> 'count')::int end));
    else
      figure := case when slot = 'height' and figure < 3 then figure * 100 else figure end;
      return case when figure between case slot when 'weight' then 20 when 'height' then 100 when 'age' then 1 else 100 end
        and case slot when 'weight' then 400 when 'height' then 250 when 'age' then 120 else 1000000 end
        then jsonb_build_object('number', trim_scale(figure)) end;
  end case;
end;
$_$;

-- Name: refine_goal(jsonb, text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.refine_goal(value jsonb, object text) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $_$
declare
  key text[] := private.key_words(regexp_replace(regexp_replace(object, '\w+:[a-oq-zA-Z]', '', 'g'), '\m(?:ate|antes) .*', ''));
  verbs jsonb := case when value ? 'seeking' then '["procurar"]'::jsonb else '[]' end
    || (select coalesce(jsonb_agg(v[1]), '[]') from regexp_matches(object, '(\w+):[a-zA-Z]', 'g') as v);
begin
  if 'viag' = any (key) and cardinality(key) > 1 then
    key := array_remove(key, 'viag');
    verbs := verbs || '"viajar"';
  end if;
  if cardinality(key) = 0 and verbs = '[]' then
    return null;
  end if;
  -- A year is a deadline; what is to be done daily is never done with.
  return value - 'object' || jsonb_build_object('key', to_jsonb(key), 'verbs', verbs, 'numbers', (
      select coalesce(jsonb_agg(n[1]), '[]') from regexp_matches(object, '\m(\d+(?:\.\d+)?)\M', 'g') as n where n[1] !~ '^(?:19|20)\d\d$'))
    || case when object ~ '\m(?:todo|toda|todos|todas|cada|por) (?:o |os |as |a )?(?:dia|dias|semana|semanas|mes|manha|noite)\M|\msempre\M|diariamente'
      then '{"habit": true}'::jsonb else '{}' end;
end;
$_$;

-- Name: refine_home(text, jsonb, text[]); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.refine_home(slot text, value jsonb, about text[]) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  found jsonb;
begin
  if slot = 'household' then
    found := to_jsonb(private.key_words(case when value ? 'with' then regexp_replace(value ->> 'with', '\m(?:em|no|na|desde|ha|ate|para|agora|mas)\M.*', '')
      when value ? 'joined' then array_to_string(about, ' ') else '' end));
    return case when found <> '[]' then value || jsonb_build_object('with', found) when not value ? 'with' then value end;
  elsif value ->> 'where' ~ '\ma trabalho\M' then
    return null;
  elsif value ? 'left' then
    -- "Saí do Recife" is a move, "saí do banho" is not.
    found := private.place_of('de ' || (value ->> 'left'));
    return case when found ? 'land' then found end;
  end if;
  found := private.place_of(value ->> 'where');
  -- "Mudei pra Vivo": without "me" only places known as such.
  if value ? 'moved' and not value ? 'self' and not found ? 'land' and found ->> 'level' in ('city', 'district') and found ->> 'place' <> '?' then
    return null;
  end if;
  return found || (value - 'where' - 'self');
end;
$$;

-- Name: refine_job(jsonb, text[]); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.refine_job(value jsonb, about text[]) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  said text := coalesce(value ->> 'work', value ->> 'role', value ->> 'anyrole');
  role jsonb;
  employer jsonb;
begin
  if value ? 'work' then
    role := case when value ? 'intern' then '{"role": ["estagi"], "head": "estagi"}' else private.role_of(coalesce(substring(said from '\m(?:como|de) (.*)'), ''), false) end;
    role := coalesce(role, jsonb_strip_nulls(jsonb_build_object('role', private.field_of(said))));
  elsif value ? 'role' or value ? 'anyrole' then
    role := private.role_of(said, value ? 'role');
    if role is null then
      return null;
    end if;
  elsif value ? 'role?' then
    role := private.role_of(value ->> 'role?', false);
  elsif value ? 'office' then
    role := private.role_of(case value ->> 'office' when 'gerencia' then 'gerente' when 'coordenacao' then 'coordenadora' when 'diretoria' then 'diretora'
      when 'chefia' then 'chefe' when 'supervisao' then 'supervisora' else 'lider' end, true);
  else
    employer := to_jsonb(private.key_words(coalesce(value ->> 'left', value ->> 'employer', value ->> 'business',
      regexp_replace(value ->> 'joined', ' (?:como|em|no|na|ha|esse|esta|este|essa|mes|semana|ontem|hoje|agora|,|de|com) ?.*', ''),
      case when value ? 'company' then array_to_string(about, ' ') end, '')));
    -- A weak one counts only if the known employer is the same.
    if employer = '[]' and (value ? 'left' or value ? 'joined' or value ? 'company') then
      return null;
    end if;
    return value - 'left' - 'employer' - 'business' - 'joined' - 'company'
      || case when employer <> '[]' then jsonb_build_object('employer', employer) else '{}' end
      || case when value ? 'left' or value ? 'joined' or value ? 'company' then '{"weak": true}'::jsonb else '{}' end;
  end if;
  return value - 'work' - 'intern' - 'role' - 'anyrole' - 'role?' - 'office' || coalesce(role, '{}')
    || jsonb_strip_nulls(jsonb_build_object('employer', private.employer_of(said), 'also', case when private.is_side_job(said) then true end));
end;
$$;

-- Name: FUNCTION refine_job(value jsonb, about text[]); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.refine_job(value jsonb, about text[]) IS 'Employment as { status, role?, head?, kind?, employer?, fresh?, also?, weak?, … }, all words as stems.';

-- Name: refine_object(text, jsonb, text[]); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.refine_object(slot text, value jsonb, about text[]) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  object text := regexp_replace(concat_ws(' ', value ->> 'object', value ->> 'more'), '^(?:que|se) .*', '');
  verb text := value ->> 'verb';
  key text[];
begin
  if value ? 'subject' then
    -- A person who died is no possession.
    if about = '{}' or exists (select from unnest(about) as w where private.is_relation(w) or w in ('?', 'ele', 'ela', 'pais', 'familia')) then
      return null;
    end if;
    object := array_to_string(about, ' ');
  end if;
  key := private.key_words(regexp_replace(regexp_replace(object, ' (?:,|porque|por causa|por conta|por falta|ha|desde|quando|ate|se|apesar|sempre que|cada vez que|sem|mas) .*', ''),
    case when slot = 'possession' then ' (?:para|por|pelo|pela) .*' else ' para \w+:.*' end, ''));
  -- "Faz natação" is natação, "corre na praia" is corrida; a language is what matters of speaking it.
  if verb is not null and not (verb = 'falar' and private.kinds_of(object) && array['idiom']) and (cardinality(key) = 0 or verb not in ('fazer', 'praticar', 'jogar', 'tocar',
      'tomar', 'usar', 'comer', 'frequentar', 'participar', 'estudar', 'cursar', 'assinar', 'consumir', 'seguir', 'pagar')) then
    key := array(select distinct unnest(key || private.key_words(verb)));
  end if;
  if cardinality(key) = 0 then
    return null;
  end if;
  return value - 'object' - 'more' - 'avoids' || jsonb_build_object('key', to_jsonb(key), 'kinds', to_jsonb(private.kinds_of(object)))
    || case when value ? 'avoids' then '{"group": "take", "lacks": true}'::jsonb
      when slot = 'practice' and value ? 'goes' then '{"group": "do"}'
      when slot = 'practice' and verb is not null then jsonb_build_object('group', private.practice_group(verb)) else '{}' end
    || case when slot = 'possession' and object ~ '^\d' then jsonb_build_object('count', substring(object from '^\d+')::int) else '{}' end
    || case when value ? 'lacks' and object ~ ' ha (?:\w+ )*?(?:dias|semanas?|mes|meses|anos?|tempo)' then '{"long": true}'::jsonb else '{}' end;
end;
$$;

-- Name: refine_partner(jsonb, text[]); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.refine_partner(value jsonb, about text[]) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  partner text := case when value ? 'who' then about[1] else value ->> 'partner' end;
  is_name boolean := partner in ('ele', 'ela') or private.key_words(partner) <> '{}'
    and partner !~ '^(?:ha|desde|no|na|em|e|este|esse|quem|mim|um|dois|amor|todo)\M|^\d' and not (value ? 'who' and private.is_relation(partner));
begin
  return case
    when coalesce(is_name, false) then value - 'who' || jsonb_build_object('partner', partner)
    -- "Terminar com" needs somebody.
    when value ->> 'status' = 'sem' and value ? 'partner' then null
    else value - 'who' - 'partner' end;
end;
$$;

-- Name: refine_value(text, jsonb, text[]); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.refine_value(slot text, value jsonb, about text[]) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  words jsonb;
begin
  case
    when slot in ('diet', 'commute', 'housing', 'pregnancy', 'sleep_quality') then return value;
    when slot = 'marital_status' then return private.refine_partner(value, about);
    when slot in ('residence', 'household') then return private.refine_home(slot, value, about);
    when slot = 'employment' then return private.refine_job(value, about);
    when slot in ('weight', 'height', 'age', 'salary', 'rent', 'phone', 'birthday', 'children') then return private.refine_figure(slot, value);
    when slot in ('preferred', 'favorite', 'provider') then return private.refine_choice(slot, value, about);
    when slot in ('school', 'bond') then
      words := to_jsonb(private.key_words(regexp_replace(coalesce(value ->> 'at', value ->> 'with'),
        ' (?:,|sobre|desde|ha|e|de manha|a noite|a tarde|para|com|agora|mas|por|porque|depois|na|no|em|de novo) ?.*', '')));
      return case when words <> '[]' then value - 'at' || jsonb_build_object('with', words) end;
    when slot = 'work_mode' then
      return jsonb_build_object('mode', case when value ->> 'mode' like 'presencial%' then 'presencial' when value ->> 'mode' = 'hibrido' then 'hibrido' else 'casa' end);
    when slot = 'work_schedule' then
      return jsonb_build_object('shift', case when value ->> 'shift' = 'madrugada' then 'noite' else regexp_replace(value ->> 'shift', '^(?:tempo|periodo) ', '') end);
    when slot = 'work_regime' then
      return jsonb_build_object('regime', case when value ->> 'regime' in ('clt', 'pj') then value ->> 'regime' else 'autonoma' end);
    when slot = 'work_hours' then return jsonb_build_object('from', private.clock_of(value ->> 'from'));
    when slot in ('wake_time', 'sleep_time') then return jsonb_build_object('time', private.clock_of(value ->> 'time'));
    when slot = 'religion' then return jsonb_build_object('faith', left(value ->> 'faith', 4));
    when slot = 'team' then return jsonb_build_object('team', left(value ->> 'team', 4));
    when slot = 'hair' then
      return jsonb_build_object(case when value ->> 'look' in ('comprid', 'long', 'curt') then 'length' when value ->> 'look' in ('cachead', 'lis') then 'kind' else 'colour' end,
        replace(value ->> 'look', 'long', 'comprid'));
    when slot = 'goal' then return private.refine_goal(value, concat_ws(' ', value ->> 'object', value ->> 'more'));
    else return private.refine_object(slot, value, about);
  end case;
end;
$$;

-- Name: FUNCTION refine_value(slot text, value jsonb, about text[]); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.refine_value(slot text, value jsonb, about text[]) IS 'The captured words of a rule as values that can be compared; null when they turn out to say nothing.';

-- Name: refresh_insights(); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.refresh_insights() RETURNS integer
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  owner uuid := private.current_user_id();
  zone text := (select p.timezone from public.profiles p where p.user_id = owner);
  from_day date := greatest(private.today() - 182,
    (select (q.forgotten_at at time zone zone)::date + 1 from private.consolidation_queue q where q.user_id = owner));
  observed jsonb := (select coalesce(jsonb_agg(to_jsonb(o) order by abs(o.effect) desc, o.pattern), '[]') from private.observed_patterns(from_day) o);
  news jsonb;
  fresh int := 0;
begin
  perform private.retire_insights(array(
    select (f ->> 'pattern') || case when (f ->> 'higher')::boolean then '+' else '-' end from jsonb_array_elements(observed) as f));
  for news in select f from jsonb_array_elements(observed) as f loop
    fresh := fresh + private.keep_insight(owner, news, from_day)::int;
  end loop;
  return fresh;
end;
$$;

-- Name: FUNCTION refresh_insights(); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.refresh_insights() IS 'Brings the caller''s insights in line with half a year of their records: retires, refreshes and adds, at most five at a time; returns how many are new. Private to consolidation.';

-- Name: refresh_knowledge(public.knowledge_items, public.knowledge_items, boolean); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.refresh_knowledge(known public.knowledge_items, item public.knowledge_items, new_words boolean) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  undo jsonb := jsonb_build_object(
    'type', known.type, 'area', known.area, 'sub_area', known.sub_area, 'confidence', known.confidence,
    'validated_by_user', known.validated_by_user, 'stated_at', known.stated_at);
begin
  -- What the user validated stays as it is; that they said it again is all there is to note.
  update public.knowledge_items k set
    stated_at = greatest(k.stated_at, item.stated_at),
    type = case when k.validated_by_user and not item.validated_by_user then k.type else item.type end,
    area = case when k.validated_by_user and not item.validated_by_user then k.area else item.area end,
    sub_area = case
      when k.validated_by_user and not item.validated_by_user then k.sub_area
      when k.area = item.area then coalesce(item.sub_area, k.sub_area)
      else item.sub_area end,
    confidence = greatest(k.confidence, item.confidence),
    validated_by_user = k.validated_by_user or item.validated_by_user
  where k.user_id = known.user_id and k.id = known.id;
  if new_words then
    undo := undo || jsonb_build_object('title', known.title, 'content', known.content, 'source_ref', known.source_ref);
    update public.knowledge_items k set title = item.title, content = item.content, source_ref = coalesce(item.source_ref, k.source_ref),
      embedding = null, embedding_model = null
    where k.user_id = known.user_id and k.id = known.id;
  end if;
  return jsonb_build_object('table', 'knowledge_items', 'id', known.id, 'set', undo);
end;
$$;

-- Name: FUNCTION refresh_knowledge(known public.knowledge_items, item public.knowledge_items, new_words boolean); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.refresh_knowledge(known public.knowledge_items, item public.knowledge_items, new_words boolean) IS 'Notes that a known item was said again, in the new words if they tell more; returns how to take that back.';

-- Name: refusal_of(text, text, text, text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.refusal_of(state text, hint text, constraint_name text, column_name text) RETURNS jsonb
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select jsonb_strip_nulls(jsonb_build_object(
    'reason', case
      when state like 'PT4%' then hint
      when state = '23505' then 'already_exists'
      when state = '23503' then 'broken_link'
      when state = '23502' then 'missing_value'
      when state = '23514' or state like '22%' then 'invalid_value'
      when state = '42501' then 'not_allowed' end,
    'problem', coalesce(nullif(column_name, ''), nullif(constraint_name, ''))));
$$;

-- Name: refuse_closed_bill(public.bills); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.refuse_closed_bill(bill public.bills) RETURNS void
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  if bill.status = 'paid' then
    perform private.raise(409, 'bill_already_paid',
      format('A conta %s já está paga (em %s).', bill.name, to_char(bill.paid_on, 'DD/MM/YYYY')), private.bill_json(bill));
  elsif bill.status = 'canceled' then
    perform private.raise(409, 'bill_canceled', format('A conta %s foi cancelada.', bill.name), private.bill_json(bill));
  end if;
end;
$$;

-- Name: reject_future_date(); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.reject_future_date() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  -- The owner's zone, not the caller's: a seed or an import writes for someone else.
  zone text := coalesce(
    (select p.timezone from public.profiles p where p.user_id = new.user_id), 'America/Sao_Paulo');
  given date := (to_jsonb(new) ->> tg_argv[0])::date;
begin
  if given > (clock_timestamp() at time zone zone)::date then
    perform private.raise(400, 'future_date', 'Ainda não dá para registrar um dia que não chegou.',
      jsonb_build_object('date', given));
  end if;
  return new;
end;
$$;

-- Name: FUNCTION reject_future_date(); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.reject_future_date() IS 'Trigger: the date column named by its argument must not be after today in the row owner''s time zone.';

-- Name: relation_word(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.relation_word(word text) RETURNS text
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select case word when 'mamae' then 'mae' when 'papai' then 'pai' when 'esposo' then 'marido' when 'mulher' then 'esposa' when 'chefa' then 'chefe' else word end;
$$;

-- Name: relationship_in(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.relationship_in(value text) RETURNS text
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select word
  from regexp_split_to_table(value, '[^[:alpha:]]+') with ordinality as w (word, position)
  where private.is_family(word) or private.plain_words(word) = any (array['amigo', 'amiga', 'namorado', 'namorada', 'noivo', 'noiva',
    'marido', 'esposo', 'esposa', 'mulher', 'companheiro', 'companheira', 'parceiro', 'parceira', 'ex', 'chefe', 'chefa', 'colega',
    'vizinho', 'vizinha', 'terapeuta', 'psicologo', 'psicologa', 'medico', 'medica', 'professor', 'professora', 'mamae', 'papai'])
  order by position
  limit 1;
$$;

-- Name: FUNCTION relationship_in(value text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.relationship_in(value text) IS 'The first word of a text that says how somebody is related to the user; null when none does.';

-- Name: relationship_words(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.relationship_words(relationship text) RETURNS text[]
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select array(
    select case word
      when 'mamae' then 'mae' when 'mainha' then 'mae' when 'papai' then 'pai' when 'painho' then 'pai'
      when 'vo' then 'avo' when 'vovo' then 'avo' when 'esposo' then 'marido' when 'mulher' then 'esposa' when 'chefa' then 'chefe'
      else word end
    from unnest(private.name_words(relationship)) as word);
$$;

-- Name: FUNCTION relationship_words(relationship text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.relationship_words(relationship text) IS 'Keys of the words of a relationship, the same for mamãe and mãe.';

-- Name: release_fields(text[]); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.release_fields(fields text[]) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  update public.user_memories m set edited_fields = m.edited_fields - fields where m.user_id = private.current_user_id();
$$;

-- Name: FUNCTION release_fields(fields text[]); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.release_fields(fields text[]) IS 'Hands fields of the caller''s memory back to consolidation.';

-- Name: remap_mentions(jsonb, jsonb, jsonb); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.remap_mentions(value jsonb, ids jsonb, known jsonb) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  written text := value::text;
  old_id text;
begin
  for old_id in
    select distinct m[1] from regexp_matches(written, '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})', 'g') as m where ids ? m[1]
  loop
    written := replace(written, old_id, private.resolve_id(known, ids ->> old_id, old_id)::text);
  end loop;
  return written::jsonb;
end;
$$;

-- Name: FUNCTION remap_mentions(value jsonb, ids jsonb, known jsonb); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.remap_mentions(value jsonb, ids jsonb, known jsonb) IS 'A value in which ids of the file''s rows are those they have here: the assistant acts on ids in earlier tool results. ids: { "id in the file": section }.';

-- Name: remarks_note(private.note_period); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.remarks_note(period private.note_period) RETURNS text
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  with remarks as (
    select private.note_text(lower(coalesce(e.custom_name, r.label)), 60) || ': ' || private.note_text(e.note) as line, e.entry_date
    from public.tracking_entries e
    join private.metric_rules() r on r.metric = e.metric
    where e.user_id = private.current_user_id() and e.deleted_at is null and e.note ~ '\S'
      and e.entry_date between period.first_day and period.until
  ),
  -- "Acordei no meio da noite" is one line, however often it was written.
  told as (
    select r.line, max(r.entry_date) as last_day, array_agg(distinct r.entry_date order by r.entry_date desc) as days
    from remarks r group by r.line
  )
  select private.note_list(array_agg(upper(left(t.line, 1)) || substr(t.line, 2) || format(' (%s%s)',
    (select string_agg(private.note_day(d), ', ' order by d desc) from unnest(t.days[1:5]) as d),
    case when cardinality(t.days) > 5 then format(' e mais %s', cardinality(t.days) - 5) else '' end) order by t.last_day desc, t.line))
  from told t;
$$;

-- Name: FUNCTION remarks_note(period private.note_period); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.remarks_note(period private.note_period) IS 'What the user wrote beside measurements, with the days; the latest first.';

-- Name: replace_slot_rules(text, jsonb, text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.replace_slot_rules(slot text, rules jsonb, before text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  place int := (select min(r.rank) from private.slot_rules r where r.slot = coalesce(replace_slot_rules.before, replace_slot_rules.slot));
begin
  if replace_slot_rules.before is not null then
    update private.slot_rules r set rank = r.rank + 1 where r.rank >= place;
  end if;
  delete from private.slot_rules r where r.slot = replace_slot_rules.slot;
  perform private.add_slot_rules(replace_slot_rules.slot, replace_slot_rules.rules);
  update private.slot_rules r set rank = place where r.slot = replace_slot_rules.slot;
end;
$$;

-- Name: FUNCTION replace_slot_rules(slot text, rules jsonb, before text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.replace_slot_rules(slot text, rules jsonb, before text) IS 'For migrations: the rules of a slot from now on, as private.add_slot_rules takes them. before: for a new slot, the one it is read before.';

-- Name: replay_import(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.replay_import(content_hash text) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  caller uuid := private.current_user_id();
begin
  -- The same file twice at once: the second waits for the first.
  perform pg_advisory_xact_lock(hashtextextended(caller::text || ':import', 0));
  return (select i.result from private.imports i
    where i.user_id = caller and i.content_hash = replay_import.content_hash);
end;
$$;

-- Name: FUNCTION replay_import(content_hash text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.replay_import(content_hash text) IS 'What importing this content answered before, null when the caller has not imported it. Serialises imports of one user.';

-- Name: replay_tool(text, text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.replay_tool(tool text, tool_call_id text) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  caller uuid := private.current_user_id();
  execution public.tool_executions;
begin
  if replay_tool.tool_call_id is null then
    return null;
  end if;
  -- Two deliveries of one call at the same instant: the second waits here for the first one's commit.
  perform pg_advisory_xact_lock(hashtextextended(caller::text || ':' || replay_tool.tool_call_id, 0));
  select e.* into execution from public.tool_executions e
  where e.user_id = caller and e.tool_call_id = replay_tool.tool_call_id;
  if found and execution.tool <> replay_tool.tool then
    perform private.raise(409, 'tool_call_id_reused', 'Essa chamada já foi usada por outra ferramenta.');
  end if;
  return execution.result;
end;
$$;

-- Name: FUNCTION replay_tool(tool text, tool_call_id text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.replay_tool(tool text, tool_call_id text) IS 'The stored result of a tool call of the caller, null when it has not run. Serialises repeats until the transaction ends.';

-- Name: report_period(text, date); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.report_period(kind text, date date) RETURNS private.note_period
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  -- Without a date: the week or month that runs, on its first day the one that is just over.
  select row(report_period.kind, first_day, last_day, until, before_first,
    case when until = last_day then first_day - 1 else least(before_first + (until - first_day), first_day - 1) end)::private.note_period
  from (select private.today() as today, case report_period.kind when 'weekly_report' then 'week' else 'month' end as unit) t
  cross join lateral (
    select date_trunc(unit, coalesce(
      report_period.date,
      case when date_trunc(unit, today::timestamp) = today then today - 1 else today end)::timestamp)::date as first_day
  ) f
  cross join lateral (
    select (first_day + ('1 ' || unit)::interval)::date - 1 as last_day, (first_day - ('1 ' || unit)::interval)::date as before_first
  ) l
  cross join lateral (select least(last_day, today) as until) u;
$$;

-- Name: request_consolidations(timestamp with time zone); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.request_consolidations(at timestamp with time zone DEFAULT clock_timestamp()) RETURNS integer
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $_$
declare
  parallel int := coalesce((select (s.value #>> '{}')::int from private.settings s where s.key = 'consolidation_parallel'), 4);
  working int := (select count(*) from private.consolidation_queue q where q.locked_until > request_consolidations.at);
  due int := (select count(*) from private.due_users(request_consolidations.at) d);
  posts int := least(due, parallel - working);
  project_url text;
  secret_key text;
begin
  if posts <= 0 then
    return 0;
  end if;
  -- Looked up late: the schemas are there on Supabase and on the embedded stack, not on a bare Postgres.
  execute 'select max(s.decrypted_secret) filter (where s.name = $1), max(s.decrypted_secret) filter (where s.name = $2) from vault.decrypted_secrets s'
    into project_url, secret_key using 'project_url', 'secret_key';
  if project_url is null or secret_key is null then
    raise warning 'consolidate-memory is not called: Vault has no project_url and secret_key';
    return 0;
  end if;
  for i in 1 .. posts loop
    execute 'select net.http_post(url := $1, body := $2, headers := $3, timeout_milliseconds := $4)'
      using rtrim(project_url, '/') || '/functions/v1/consolidate-memory', '{}'::jsonb,
        jsonb_build_object('Content-Type', 'application/json', 'apikey', secret_key), 130000;
  end loop;
  return posts;
end;
$_$;

-- Name: FUNCTION request_consolidations(at timestamp with time zone); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.request_consolidations(at timestamp with time zone) IS 'Calls consolidate-memory once for each user who is due, up to settings.consolidation_parallel at a time; returns how many calls. For pg_cron.';

-- Name: resolve_against(public.knowledge_items, public.knowledge_items, text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.resolve_against(item public.knowledge_items, other public.knowledge_items, resolution text) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  undo jsonb;
begin
  if other.type = 'person' then
    undo := case when resolution = 'use_new' then private.take_over_person(other, item) end;
    return case
      when resolution = 'keep_both' then '[]'
      when resolution = 'use_new' and undo is null then '[]'
      -- Either way the person carries what holds now.
      else private.supersede(item.id, other.id, item.user_id) || case when undo is null then '[]' else jsonb_build_array(undo) end end;
  end if;
  case resolution
    when 'use_new' then return private.supersede(other.id, item.id, item.user_id);
    when 'keep_existing' then return private.supersede(item.id, other.id, item.user_id);
    else
      perform private.link_knowledge(item, other.id, 'related');
      return '[]';
  end case;
end;
$$;

-- Name: resolve_habits(text[]); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.resolve_habits(habits text[]) RETURNS uuid[]
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  wanted text;
  found uuid;
  resolved uuid[] := '{}'::uuid[];
begin
  foreach wanted in array resolve_habits.habits loop
    select h.id into found from private.closest_habits(wanted) h limit 1;
    if found is null then
      perform private.raise(404, 'habit_not_found', format('Não encontrei o hábito “%s”.', left(wanted, 200)),
        jsonb_build_object('existing', private.active_habit_names()));
    end if;
    resolved := resolved || found;
  end loop;
  return resolved;
end;
$$;

-- Name: FUNCTION resolve_habits(habits text[]); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.resolve_habits(habits text[]) IS 'The closest active habit of each name; PT404 with the existing names when one has none.';

-- Name: resolve_id(jsonb, text, text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.resolve_id(known jsonb, section text, old_id text) RETURNS uuid
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select coalesce((known ->> (section || '/' || old_id))::uuid, private.imported_id((select auth.uid()), section, old_id));
$$;

-- Name: FUNCTION resolve_id(known jsonb, section text, old_id text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.resolve_id(known jsonb, section text, old_id text) IS 'The row here that an id in the file stands for; known: { "section/id in the file": id here }.';

-- Name: retake_turn(uuid); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.retake_turn(turn_id uuid) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  turn public.turns;
begin
  select t.* into turn from public.turns t
  where t.id = retake_turn.turn_id and t.user_id = private.current_user_id()
  for update;
  if turn.status in ('completed', 'stopped') then
    return jsonb_build_object('status', 'replay', 'answer', turn.answer);
  end if;
  perform private.free_conversation(turn.conversation_id);
  perform private.count_turn();
  update public.turns t set
    status = 'running',
    attempt = t.attempt + 1,
    lease_until = clock_timestamp() + interval '30 seconds',
    closed_at = null
  where t.id = turn.id
  returning t.* into turn;
  -- Said again, it stands behind what was said since: the answer follows its question.
  update public.messages m set seq = default
  where m.user_id = turn.user_id and m.turn_id = turn.id and m.role = 'user';
  return jsonb_build_object('status', 'opened', 'id', turn.id, 'attempt', turn.attempt);
end;
$$;

-- Name: FUNCTION retake_turn(turn_id uuid); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.retake_turn(turn_id uuid) IS 'The stored answer of a finished turn; a failed or abandoned one is opened again with the next attempt.';

-- Name: retire_insights(text[]); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.retire_insights(still text[]) RETURNS integer
    LANGUAGE sql
    SET search_path TO ''
    AS $$
  -- What the user vouched for or brought back is theirs to remove.
  with retired as (
    update public.knowledge_items i set deleted_at = now(), retired_at = now()
    where i.user_id = private.current_user_id() and i.pattern is not null and i.source = 'ai_inference' and i.deleted_at is null
      and i.superseded_at is null and not i.validated_by_user and i.retired_at is null
      and i.pattern || case when (i.derived_from ->> 'higher')::boolean then '+' else '-' end <> all (still)
    returning 1
  )
  select count(*)::int from retired;
$$;

-- Name: FUNCTION retire_insights(still text[]); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.retire_insights(still text[]) IS 'Deletes softly the insights that the records no longer show. still: patterns with their direction, e.g. short_sleep>mood-.';

-- Name: rivals(public.knowledge_items, jsonb); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.rivals(item public.knowledge_items, readings jsonb) RETURNS SETOF public.knowledge_items
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  slots text[] := array(select distinct case r ->> 'slot' when 'deed' then 'goal' else r ->> 'slot' end from jsonb_array_elements(readings) as r);
  terms tsquery;
  others boolean := item.subject <> 'self' or exists (select from jsonb_array_elements(readings) as r where r -> 'about' <> '[]');
begin
  select string_agg(array_to_string(tsvector_to_array(to_tsvector('private.portuguese'::regconfig, private.search_text(t))), ' | '), ' | ')::tsquery into terms
  from unnest(private.plain_terms(item.content) || coalesce(private.slot_terms(slots), '{}')) as t
  where to_tsvector('private.portuguese'::regconfig, private.search_text(t)) <> ''::tsvector;
  return query
    select k.* from public.knowledge_items k
    where k.user_id = item.user_id and k.id <> item.id and k.deleted_at is null and k.superseded_at is null
      and k.type not in ('person', 'insight')
      -- "A irmã mora em Natal" may be an item of one's own or one of the sister's.
      and (k.subject = item.subject or (k.subject = 'self' or item.subject = 'self') and others)
      and (k.search @@ terms or k.slot = any (array(select unnest(slots) except select unnest(array['practice', 'possession', 'condition', 'trait', 'preference']))))
    -- A slot has few items; those that only share a word are looked at while there is room.
    order by k.slot is not null and k.slot = any (slots) desc, k.stated_at desc
    limit 60;
end;
$$;

-- Name: FUNCTION rivals(item public.knowledge_items, readings jsonb); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.rivals(item public.knowledge_items, readings jsonb) IS 'The current items, of the same subject as far as items tell, that share a slot or a word with an item, at most 60, the newest of its slots first.';

-- Name: role_of(text, boolean); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.role_of(phrase text, strict boolean) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $_$
declare
  said text[] := string_to_array(btrim(regexp_replace(phrase, '^(?:(?:o|a|um|uma|uns|umas|boa|bom|excelente|otim[oa]) )+', '')), ' ');
  role text := '';
  kind text;
begin
  if said[1] is null or not exists (select from private.professions p where p.word = said[1])
    and (strict or said[1] !~ '(?:ista|eir[ao]|olog[ao]|graf[ao]|dor|dora|tor|tora|sor|sora|nte|ari[ao])$'
      or said[1] = any (array['brasileira', 'solteira', 'solteiro', 'companheira', 'parceira', 'otimista', 'feminista', 'importante', 'gigante', 'adulto', 'vegetariana', 'constante',
        'amante', 'diferente', 'doente', 'contente', 'interessante', 'budista', 'primeira', 'primeiro'])) then
    return null;
  end if;
  select p.kind into kind from private.professions p where p.word = said[1];
  for i in 1 .. cardinality(said) loop
    exit when i > 1 and said[i] = any (array['em', 'no', 'na', 'nos', 'nas', 'para', 'com', 'desde', 'ha', ',', 'e', 'mas', 'agora', 'hoje', 'ja', 'ontem', 'por', 'la', 'mes', 'semana', 'aqui', 'tambem', 'pela', 'pelo', 'num', 'ate', 'a', 'as', 'as', 'quando']);
    exit when said[i] ~ '[\d:]' or i > 5;
    role := role || ' ' || said[i];
  end loop;
  return jsonb_strip_nulls(jsonb_build_object('role', to_jsonb(private.key_words(role)),
    'kind', (ts_lexize('pg_catalog.portuguese_stem', kind))[1], 'head', (ts_lexize('pg_catalog.portuguese_stem', said[1]))[1]));
end;
$_$;

-- Name: FUNCTION role_of(phrase text, strict boolean); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.role_of(phrase text, strict boolean) IS 'The job a phrase begins with: { role: stems, head, kind? }; strict: only words of private.professions.';

-- Name: said_of(public.knowledge_items); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.said_of(item public.knowledge_items) RETURNS text
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  said text := rtrim(private.third_person(item.content), ' .!');
  about text := (select p.title from public.knowledge_items p where p.user_id = item.user_id and p.id = nullif(item.subject, 'self')::uuid);
  first text := private.plain_words(split_part(said, ' ', 1));
  -- A clause can follow "que"; a heading is quoted.
  is_clause boolean := first in ('e', 'nao', 'nunca', 'ja', 'se', 'so', 'sempre', 'tambem', 'ainda', 'agora', 'hoje')
    or exists (select from private.verb_forms f where f.form = first);
begin
  said := case when is_clause then lower(left(said, 1)) || substr(said, 2) else '“' || said || '”' end;
  return case
    when about is null or said ilike '%' || about || '%' then case when is_clause then 'que ' else '' end || said
    when is_clause then 'que ' || about || ' ' || said
    else 'sobre ' || about || ' ' || said end;
end;
$$;

-- Name: FUNCTION said_of(item public.knowledge_items); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.said_of(item public.knowledge_items) IS 'An item as reported speech to the user: "que mora em Curitiba", "que Júlia mora em Recife", "“Aniversário em 3 de maio”".';

-- Name: same_person(text, text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.same_person(name text, relationship text) RETURNS SETOF public.knowledge_items
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  -- Family does not change: a sister and a boss of one name are two people. An unnamed "Mãe" is whoever turns out to be it.
  with fits as (
    select p.* from private.find_people(same_person.name) as f
    join public.knowledge_items p on p.user_id = private.current_user_id() and p.id = f.id
    where f.tier <= 5
      and not (same_person.relationship is not null and p.person_metadata ->> 'relationship' is not null
        and not private.relationship_words(p.person_metadata ->> 'relationship') && private.relationship_words(same_person.relationship)
        and (private.is_family(same_person.relationship) or private.is_family(p.person_metadata ->> 'relationship')))
  )
  select * from fits
  union all
  select p.* from public.knowledge_items p
  where p.user_id = private.current_user_id() and p.type = 'person' and p.deleted_at is null and p.superseded_at is null
    and not p.validated_by_user and not exists (select from fits)
    and private.relationship_words(p.title) = private.relationship_words(same_person.relationship)
    and private.plain_words(same_person.relationship) = any (array['mae', 'pai', 'marido', 'esposo', 'esposa', 'mulher',
      'namorado', 'namorada', 'noivo', 'noiva', 'sogro', 'sogra', 'chefe', 'chefa']);
$$;

-- Name: says_of(boolean, text, private.slot_rules); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.says_of(negated boolean, mood text, rule private.slot_rules) RETURNS text
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select case
    when mood in ('P', 'X', 'f', 'c', 's', 'n') and rule.slot <> 'goal' then null
    when mood = 'c' then 'stated'
    -- Not (yet) done says nothing of how things are.
    when negated and mood in ('t', 'm', 'D') and rule.event then case when rule.slot = 'marital_status' and rule.says is null then 'negated' end
    -- "Tive enxaqueca" happened; it does not say that it is over.
    when mood = 't' and not rule.event and rule.slot in ('possession', 'condition', 'trait', 'practice', 'preference') then null
    when mood = 'i' or (mood = 't' and not rule.event) then case when not negated then 'past' end
    when negated and rule.says = 'ended' then null
    when negated then 'negated'
    when mood = 'E' then 'ended'
    else coalesce(rule.says, 'stated')
  end;
$$;

-- Name: FUNCTION says_of(negated boolean, mood text, rule private.slot_rules); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.says_of(negated boolean, mood text, rule private.slot_rules) IS 'stated, negated, ended, past or hedged; null for what is only planned or did not happen.';

-- Name: schedule_notes(); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.schedule_notes() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  -- The first report is about the first whole period that ends from now on.
  insert into private.note_schedule (user_id, last_week, last_month)
  select new.user_id, date_trunc('week', l.today), date_trunc('month', l.today)
  from (select clock_timestamp() at time zone new.timezone as today) l
  on conflict do nothing;
  return new;
end;
$$;

-- Name: search_text(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.search_text(value text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    SET search_path TO ''
    AS $$
  -- Plurals the stemmer knows only with accents, or not at all: ações, viagens, animais.
  select regexp_replace(regexp_replace(regexp_replace(private.plain_words(value),
    'oes\M', 'ao', 'g'), '([aeiou])ns\M', '\1m', 'g'), '([a-z]{3})ais\M', '\1al', 'g');
$$;

-- Name: FUNCTION search_text(value text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.search_text(value text) IS 'The words of a text as the search index holds them; queries go through it too.';

-- Name: set_updated_at(); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.set_updated_at() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  new.updated_at := now();
  return new;
end;
$$;

-- Name: settle_knowledge(public.knowledge_items, text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.settle_knowledge(item public.knowledge_items, said text DEFAULT NULL::text, OUT status text, OUT id uuid, OUT undo jsonb, OUT undo_all jsonb, OUT superseded uuid[], OUT against uuid[], OUT candidates uuid[]) RETURNS record
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
#variable_conflict use_column
declare
  known public.knowledge_items;
  readings jsonb;
  names text[];
  comparison record;
  same public.knowledge_items;
  winner uuid;
  acts boolean;
  doubtful uuid[] := '{}'::uuid[];
  verdict text;
  loser text;
begin
  superseded := '{}';
  against := '{}';
  candidates := '{}';
  undo_all := '[]';
  -- Two calls that say the same thing at once: the second sees what the first stored.
  perform pg_advisory_xact_lock(hashtextextended(settle_knowledge.item.user_id::text || ':knowledge', 0));
  select k.* into known from public.knowledge_items k
  where k.user_id = item.user_id and k.subject = item.subject and k.deleted_at is null and k.superseded_at is null
    and md5(private.plain_words(k.content)) = md5(private.plain_words(item.content))
    and (k.type = 'person') = (item.type = 'person')
  order by k.validated_by_user desc, k.created_at
  limit 1;
  if found then
    status := 'updated';
    id := known.id;
    undo := private.refresh_knowledge(known, item, false);
    undo_all := jsonb_build_array(undo);
    return;
  end if;
  if item.type not in ('person', 'insight') then
    readings := private.read_slots(coalesce(settle_knowledge.said, item.content));
    item.slot := coalesce(item.slot, private.main_reading(readings) ->> 'slot');
    names := private.subject_names(item);
    acts := item.confidence >= 0.7;
    for known in select r.* from private.rivals(item, readings) as r loop
      select * into comparison from private.compare_items(known, case when known.subject = item.subject then names else private.subject_names(known) end, readings, names);
      verdict := comparison.verdict;
      if verdict is null then
        if known.area = item.area and cardinality(candidates) < 3 and extensions.similarity(known.plain, private.plain_words(item.title || ' ' || item.content)) >= 0.3 then
          candidates := candidates || known.id;
        end if;
        continue;
      end if;
      if verdict = 'same' then
        if same.id is null and (private.detail_words(item.content) <@ private.detail_words(known.content)
          or (private.detail_words(known.content) <@ private.detail_words(item.content) and not known.validated_by_user)) then
          same := known;
        end if;
      elsif acts then
        loser := case verdict when 'ambiguous' then 'none' else private.loser_of(known, item, comparison.slot) end;
        case loser
          when 'known' then superseded := superseded || known.id;
          when 'item' then winner := coalesce(winner, known.id);
          else against := against || known.id;
        end case;
        doubtful := case verdict when 'ambiguous' then doubtful || known.id else doubtful end;
      end if;
    end loop;
  end if;
  -- Said before: whatever it contradicts was settled or is being asked already.
  if same.id is not null then
    status := 'updated';
    id := same.id;
    undo := private.refresh_knowledge(same, item, item.validated_by_user or not private.detail_words(item.content) <@ private.detail_words(same.content));
    undo_all := jsonb_build_array(undo);
    superseded := '{}';
    against := '{}';
    candidates := '{}';
    return;
  end if;
  if doubtful <> '{}' and private.had_ended(item, readings, names) then
    against := array(select a from unnest(against) as a where a <> all (doubtful));
  end if;
  -- What loses anyway is no question.
  against := case when winner is null then against else '{}' end;
  item.needs_resolution := item.needs_resolution or cardinality(against) > 0;
  perform private.insert_knowledge(item);
  status := 'created';
  id := item.id;
  undo := jsonb_build_object('table', 'knowledge_items', 'id', item.id, 'set', jsonb_build_object('deleted_at', 'now'));
  if winner is not null then
    superseded := '{}';
    perform private.supersede(item.id, winner, item.user_id);
  end if;
  for known in select k.* from public.knowledge_items k where k.user_id = item.user_id and k.id = any (superseded) loop
    undo_all := undo_all || private.supersede(known.id, item.id, item.user_id);
  end loop;
  for known in select k.* from public.knowledge_items k where k.user_id = item.user_id and k.id = any (against) loop
    perform private.link_knowledge(item, known.id, 'contradicts');
  end loop;
  candidates := case when superseded = '{}' and against = '{}' and winner is null then candidates else '{}' end;
  undo_all := undo_all || undo;
end;
$$;

-- Name: FUNCTION settle_knowledge(item public.knowledge_items, said text, OUT status text, OUT id uuid, OUT undo jsonb, OUT undo_all jsonb, OUT superseded uuid[], OUT against uuid[], OUT candidates uuid[]); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.settle_knowledge(item public.knowledge_items, said text, OUT status text, OUT id uuid, OUT undo jsonb, OUT undo_all jsonb, OUT superseded uuid[], OUT against uuid[], OUT candidates uuid[]) IS 'Stores an item, or refreshes the current one of its subject that says the same. status: created or updated; superseded: what it took the place of; against: what it contradicts without being allowed to, so that it waits to be resolved; candidates: like items of its area for a judgement; undo takes the item itself back, undo_all everything. said: the user''s own sentence, where it tells more than the content written from it.';

-- Name: settle_said(uuid, text, uuid, timestamp with time zone); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.settle_said(owner uuid, said text, source_ref uuid DEFAULT NULL::uuid, stated_at timestamp with time zone DEFAULT now()) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  sentence text;
  item public.knowledge_items;
  known public.knowledge_items;
  readings jsonb;
  comparison record;
  settled record;
  results jsonb := '[]';
begin
  -- A short message is read as one, so that "ela" finds whom it means.
  foreach sentence in array case when char_length(said) <= 280 then array[said] else regexp_split_to_array(left(said, 4000), '[.!?\n]+\s') end loop
    continue when sentence !~ '\S';
    readings := private.read_slots(sentence);
    continue when readings = '[]';
    item := null;
    item.id := gen_random_uuid();
    item.user_id := owner;
    item.type := 'fact';
    item.subject := 'self';
    item.content := private.third_person(btrim(sentence, E' \t\r\n'));
    item.content := upper(left(item.content, 1)) || substr(item.content, 2);
    item.title := private.title_of(item.content);
    item.source := 'conversation';
    item.source_ref := settle_said.source_ref;
    item.confidence := 0.95;
    item.validated_by_user := false;
    item.needs_resolution := false;
    item.stated_at := settle_said.stated_at;
    for known in
      select r.* from private.rivals(item, readings) as r
      -- What the same message taught already is no rival, and what was said or vouched for later is not changed by it.
      where (settle_said.source_ref is null or r.source_ref is distinct from settle_said.source_ref) and r.stated_at <= settle_said.stated_at
        and coalesce(r.validated_at <= settle_said.stated_at, true)
        and not exists (
          select from public.knowledge_links l join public.knowledge_items i on i.user_id = l.user_id and i.id = l.from_id
          where l.user_id = owner and l.to_id = r.id and l.relation = 'contradicts' and i.source_ref = settle_said.source_ref)
    loop
      select * into comparison from private.compare_items(known, private.subject_names(known), readings, '{}');
      continue when comparison.verdict is distinct from 'conflict';
      -- The user took back what this message says.
      exit when private.overruled(item) is not null;
      item.area := known.area;
      item.sub_area := known.sub_area;
      select * into settled from private.settle_knowledge(item, sentence);
      results := results || jsonb_build_array(jsonb_build_object('id', settled.id, 'status', settled.status,
        'superseded', to_jsonb(settled.superseded), 'against', to_jsonb(settled.against)));
      exit;
    end loop;
  end loop;
  return results;
end;
$$;

-- Name: FUNCTION settle_said(owner uuid, said text, source_ref uuid, stated_at timestamp with time zone); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.settle_said(owner uuid, said text, source_ref uuid, stated_at timestamp with time zone) IS 'For consolidation, after the extracted items of a message: keeps its sentences that make a known item untrue and settles them: [{ id, status, superseded, against }], empty when the message changes nothing. No model is asked; what only may contradict is left alone.';

-- Name: settled_json(uuid, uuid[], uuid[], uuid[], uuid); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.settled_json(owner uuid, superseded uuid[], against uuid[], candidates uuid[], item_id uuid) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select jsonb_strip_nulls(jsonb_build_object(
    'superseded', (select jsonb_agg(private.knowledge_json(k) order by k.stated_at) from public.knowledge_items k where k.user_id = owner and k.id = any (superseded)),
    'question', case when against <> '{}' then private.question_of(owner, item_id) end,
    'candidates', (select jsonb_agg(private.knowledge_json(k)) from public.knowledge_items k where k.user_id = owner and k.id = any (candidates))));
$$;

-- Name: FUNCTION settled_json(owner uuid, superseded uuid[], against uuid[], candidates uuid[], item_id uuid); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.settled_json(owner uuid, superseded uuid[], against uuid[], candidates uuid[], item_id uuid) IS 'What settling did, for a tool''s result: { superseded?: items, question?: { item, other, question }, candidates?: items }; keys without anything are left out.';

-- Name: short_number(double precision, integer); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.short_number(value double precision, digits integer) RETURNS text
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select replace(trim_scale(round(short_number.value::numeric, short_number.digits))::text, '.', ',');
$$;

-- Name: signed_in_at(); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.signed_in_at() RETURNS timestamp with time zone
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  -- A refreshed token has a new iat, so iat counts only where neither the token nor the session says when the login was.
  select coalesce(
    (select to_timestamp(max((m.value ->> 'timestamp')::double precision))
      from jsonb_array_elements(case jsonb_typeof(t.claims -> 'amr') when 'array' then t.claims -> 'amr' else '[]' end) as m),
    to_timestamp((t.claims ->> 'auth_time')::double precision),
    (select s.created_at from auth.sessions s
      where s.id::text = t.claims ->> 'session_id' and s.user_id::text = t.claims ->> 'sub'),
    to_timestamp((t.claims ->> 'iat')::double precision))
  from (select (select auth.jwt()) as claims) t;
$$;

-- Name: FUNCTION signed_in_at(); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.signed_in_at() IS 'When the caller last proved who they are: amr or auth_time of the token, else the session''s start, else iat.';

-- Name: slot_terms(text[]); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.slot_terms(slots text[]) RETURNS text[]
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  -- For items that were written without a slot, or have more than one.
  select array_agg(term)
  from (values
    ('marital_status', 'casada casado casou solteira divorciada separada separou divorciou viúva viúvo namora namorando namorado namorada noiva noivo'),
    ('residence', 'mora morando moro vive reside mudou mudei'), ('household', 'mora morando moro vive divide'), ('housing', 'mora morando aluguel apartamento casa'),
    ('employment', 'trabalha trabalho trabalhando emprego desempregada aposentada'), ('work_mode', 'home office presencial híbrido remoto'),
    ('work_schedule', 'turno noite madrugada trabalha'), ('work_hours', 'trabalha horário entra'), ('work_regime', 'autônoma autônomo freelancer clt'),
    ('practice', 'vegetariana vegetariano vegana vegano atividade exercício sedentária'), ('employment', 'licença férias afastada atestado'), ('weight', 'pesa peso kg quilos'), ('height', 'mede altura'), ('age', 'anos'),
    ('birthday', 'aniversário nasceu'), ('phone', 'telefone celular número whatsapp'), ('salary', 'ganha salário recebe'), ('rent', 'aluguel'),
    ('wake_time', 'acorda levanta acordando'), ('sleep_time', 'dorme deita dormindo'), ('commute', 'trabalho faculdade escola'), ('children', 'filho filha filhos filhas mãe pai'),
    ('pregnancy', 'grávida grávido espera'), ('team', 'torce'),
    ('religion', 'católica evangélica espírita ateia ateu budista judia umbandista protestante religião'), ('favorite', 'favorito favorita preferido preferida')
  ) as listed (slot, words)
  cross join lateral regexp_split_to_table(words, ' ') as term
  where listed.slot = any (slots);
$$;

-- Name: source_message(); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.source_message() RETURNS uuid
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  -- A confirmed call was asked for in the turn that made the offer, not in the one that said yes.
  select m.id
  from (select nullif(current_setting('life_assistant.turn_id', true), '')::uuid as current_turn) running
  join public.messages m on m.user_id = (select auth.uid()) and m.role = 'user'
    and m.turn_id = coalesce((
      select p.turn_id from public.pending_actions p
      where p.user_id = (select auth.uid()) and p.decided_turn_id = current_turn
      order by p.created_at desc limit 1), current_turn)
  order by m.seq
  limit 1;
$$;

-- Name: FUNCTION source_message(); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.source_message() IS 'The user''s message that the running tool call comes from; null outside a turn.';

-- Name: sources_of(text, date); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.sources_of(pattern text, from_day date) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  with
  parts as (
    select split_part(sources_of.pattern, '>', 1) as cause, split_part(sources_of.pattern, '>', 2) as outcome
  ),
  held as (
    select d.day, d.unit from parts p, private.contrast_days(sources_of.from_day) d
    where d.cause = p.cause and d.outcome = p.outcome and d.holds order by d.day desc limit 30
  ),
  days as (
    select distinct h.day + n as day from held h cross join generate_series(0, case h.unit when 'week' then 6 else 0 end) as n
  ),
  metrics as (
    select unnest(array[p.outcome, case when p.cause like 'short_sleep%' then 'sleep' when p.cause = 'low_mood' then 'mood' else p.cause end]) as metric
    from parts p
  )
  select jsonb_strip_nulls(jsonb_build_object(
    'tracking_entries', (
      select jsonb_agg(e.id) from (
        select t.id from public.tracking_entries t
        where t.user_id = (select auth.uid()) and t.deleted_at is null and t.entry_date in (select d.day from days d)
          and t.metric in (select m.metric from metrics m)
        order by t.entry_date desc, t.id limit 60) e),
    'expenses', (
      select jsonb_agg(e.id) from parts p cross join lateral (
        select x.id from public.expenses x
        where x.user_id = (select auth.uid()) and x.deleted_at is null and p.outcome = 'spending' and x.spent_on in (select d.day from days d)
        order by x.spent_on desc, x.id limit 60) e),
    'habits', (select jsonb_build_array(split_part(p.cause, ':', 2)) from parts p where p.cause ~ '^(habit|streak):'),
    'incomes', (
      select jsonb_agg(e.id) from parts p cross join lateral (
        select i.id from public.incomes i
        where i.user_id = (select auth.uid()) and i.deleted_at is null and p.cause = 'payday' and i.received_on >= sources_of.from_day
        order by i.received_on desc, i.id limit 20) e)));
$$;

-- Name: FUNCTION sources_of(pattern text, from_day date); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.sources_of(pattern text, from_day date) IS 'Ids of the records behind a pattern, by table: the newest of the days that are of its kind.';

-- Name: spell_out(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.spell_out(content text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE
    SET search_path TO ''
    AS $_$
declare
  -- Capital letters with accents by hand: lower() leaves them alone in the C locale.
  said text := lower(translate(left(content, 4000), 'ÁÀÂÃÉÊÍÓÔÕÚÜÇ’!;…' || E'\n\r', 'áàâãéêíóôõúüç''.....'));
begin
  -- Postgres keeps 32 compiled patterns and reading a content needs more: each is tried only where it can match.
  said := regexp_replace(said, '([a-zà-ÿ])\1{2,}', '\1', 'g');
  if translate(said, '0123456789', '') <> said then
    said := regexp_replace(said, '(\d)\.(\d{3})(?!\d)', '\1\2', 'g');
    said := regexp_replace(said, '(\d),(\d)', '\1.\2', 'g');
    said := regexp_replace(said, '(\d)m(\d\d)\y', '\1.\2 m', 'g');
    said := regexp_replace(said, '(\d)k\y', '\1000', 'g');
    said := regexp_replace(said, '(\d)(kgs?|quilos?|kilos?|cm|m|g|mg|ml|km|anos|reais)\y', '\1 \2', 'g');
  end if;
  said := replace(replace(said, '?', ' ? . '), ',', ' , ');
  if strpos(said, '.') > 0 then
    said := regexp_replace(said, '\y(dr|dra|sr|sra|prof|profa|av|sto|sta)\.', '\1', 'g');
    said := regexp_replace(said, '\.(?!\d)', ' . ', 'g');
  end if;
  if strpos(said, '-') > 0 or strpos(said, '–') > 0 or strpos(said, '—') > 0 then
    said := regexp_replace(regexp_replace(said, '\s[-–—]\s', ' , ', 'g'), '(?<=[a-z])-', ' ', 'g');
  end if;
  return regexp_replace(said, '[^a-z0-9à-ÿ.,?/$%@-]+', ' ', 'g');
end;
$_$;

-- Name: FUNCTION spell_out(content text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.spell_out(content text) IS 'Lower case, one sentence mark " . ", " ? . " after questions, commas apart, decimal points, units apart from numbers.';

-- Name: spending_about(date, date, text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.spending_about(first_day date, last_day date, about text) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  with found as (
    select e.id, e.description, e.amount, e.category, e.spent_on
    from public.expenses e
    where e.user_id = private.current_user_id() and e.deleted_at is null
      and e.spent_on between spending_about.first_day and spending_about.last_day
      and private.finance_name_score(e.description, spending_about.about) >= 0.5
  ), bills as (
    select b.name, b.amount, b.paid_on
    from public.bills b
    where b.user_id = private.current_user_id() and b.deleted_at is null
      and b.paid_on between spending_about.first_day and spending_about.last_day
      and private.finance_name_score(b.name, spending_about.about) >= 0.5
  )
  select jsonb_build_object(
    'about', spending_about.about,
    'spent', coalesce((select sum(f.amount) from found f), 0),
    'count', (select count(*) from found),
    'expenses', coalesce((
      select jsonb_agg(jsonb_build_object('id', n.id, 'description', n.description, 'amount', n.amount, 'category', n.category, 'date', n.spent_on)
        order by n.spent_on desc, n.id)
      from (select * from found f order by f.spent_on desc, f.id limit 10) as n), '[]'),
    'bills_paid', coalesce((select sum(b.amount) from bills b), 0),
    'bills', coalesce((
      select jsonb_agg(jsonb_build_object('name', b.name, 'amount', b.amount, 'paid_on', b.paid_on) order by b.paid_on desc) from bills b), '[]'));
$$;

-- Name: FUNCTION spending_about(first_day date, last_day date, about text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.spending_about(first_day date, last_day date, about text) IS 'Expenses whose description and paid bills whose name hold these words, misspelt ones included; the newest ten expenses are listed.';

-- Name: spending_by_category(date, date); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.spending_by_category(first_day date, last_day date) RETURNS TABLE(category text, spent numeric, budget numeric, percent numeric, count bigint)
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  with spent as (
    select e.category, sum(e.amount) as amount, count(*) as count
    from public.expenses e
    where e.user_id = private.current_user_id() and e.deleted_at is null
      and e.spent_on between spending_by_category.first_day and spending_by_category.last_day
    group by e.category
  ), budgeted as (
    select b.category, sum(b.amount) as amount
    from generate_series(
      spending_by_category.first_day::timestamp, spending_by_category.last_day::timestamp, interval '1 month') as month
    cross join lateral private.budgets_in_force(month::date) as b
    group by b.category
  )
  select coalesce(s.category, b.category), coalesce(s.amount, 0), b.amount,
    round(100 * coalesce(s.amount, 0) / b.amount, 1), coalesce(s.count, 0)
  from spent s full join budgeted b on b.category = s.category
  order by 2 desc, 1;
$$;

-- Name: FUNCTION spending_by_category(first_day date, last_day date); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.spending_by_category(first_day date, last_day date) IS 'Every category with an expense or a budget, the most spent first.';

-- Name: spending_note(private.note_period); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.spending_note(period private.note_period) RETURNS text
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  with spent as (
    select sum(s.spent) as total, sum(s.count)::bigint as count,
      array_agg(
        private.category_name(s.category) || ': ' || private.finance_money(s.spent)
        || case
          -- A limit is a month's.
          when period.kind <> 'monthly_report' or s.budget is null then ''
          when s.spent > s.budget
            then format(' de %s, **%s acima do limite**', private.finance_money(s.budget), private.finance_money(s.spent - s.budget))
          else format(' de %s (%s%%)', private.finance_money(s.budget), private.note_number(s.percent, 0)) end
        order by s.spent desc, s.category) as lines
    from private.spending_by_category(period.first_day, period.until) s
    where s.spent > 0
  ),
  before as (
    select sum(s.spent) as total from private.spending_by_category(period.before_first, period.before_until) s
  )
  select format(E'Você gastou **%s** em %s%s.\n\n%s', private.finance_money(spent.total),
    private.note_count(spent.count, 'despesa', 'despesas'),
    case when before.total > 0 then format('; %s %s anterior foram %s',
      case when period.until < period.last_day then 'até o mesmo dia d' else 'n' end || case period.kind when 'weekly_report' then 'a' else 'o' end,
      case period.kind when 'weekly_report' then 'semana' else 'mês' end, private.finance_money(before.total)) else '' end,
    private.note_list(spent.lines))
  from spent, before
  where spent.total > 0;
$$;

-- Name: spending_of_month(text, date); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.spending_of_month(category text, day date) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select jsonb_strip_nulls(jsonb_build_object(
    'month', spent.month,
    'spent', spent.in_all,
    'category_spent', spent.in_category,
    'category_budget', b.amount,
    'category_percent', round(100 * spent.in_category / b.amount, 1),
    'category_left', b.amount - spent.in_category))
  from (
    select m.month, coalesce(sum(e.amount), 0) as in_all,
      coalesce(sum(e.amount) filter (where e.category = spending_of_month.category), 0) as in_category
    from (select private.finance_month(spending_of_month.day) as month) as m
    left join public.expenses e on e.user_id = private.current_user_id() and e.deleted_at is null
      and e.spent_on between m.month and private.due_date(m.month, 31)
    group by m.month
  ) as spent
  left join private.budgets_in_force(spent.month) b on b.category = spending_of_month.category;
$$;

-- Name: FUNCTION spending_of_month(category text, day date); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.spending_of_month(category text, day date) IS 'Expenses of the day''s month, in all and in a category, against the category''s budget if there is one.';

-- Name: start_approval(uuid, uuid, boolean); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.start_approval(conversation_id uuid, pending_action_id uuid, approved boolean) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  caller uuid := private.current_user_id();
  pending public.pending_actions;
  decider public.turns;
begin
  -- No lock: open_turn holds the conversation's. Locks are always taken conversation, turn, pending action.
  select p.* into pending from public.pending_actions p
  where p.id = start_approval.pending_action_id
    and p.conversation_id = start_approval.conversation_id
    and p.user_id = caller;
  if not found then
    perform private.raise(400, 'invalid_request', 'Não encontrei essa confirmação nesta conversa.',
      jsonb_build_array(jsonb_build_object('path', 'approvals.0.id', 'message', 'Confirmação desconhecida')));
  end if;
  if pending.status = 'open' then
    if pending.expires_at <= clock_timestamp() then
      perform private.raise(409, 'pending_action_expired', 'Essa confirmação expirou. Peça de novo, por favor.');
    end if;
    return private.start_turn(pending.conversation_id, 'approval', pending.id, start_approval.approved);
  end if;
  select t.* into decider from public.turns t where t.id = pending.decided_turn_id and t.user_id = caller;
  if (pending.status = 'confirmed' and start_approval.approved)
    or (pending.status = 'rejected' and not start_approval.approved)
    or (decider.kind = 'approval' and decider.pending_action_id = pending.id and decider.approved = start_approval.approved)
  then
    return private.retake_turn(decider.id);
  end if;
  perform private.raise(409, 'already_decided', 'Essa confirmação já foi decidida.',
    jsonb_build_object('status', pending.status));
end;
$$;

-- Name: start_turn(uuid, text, uuid, boolean); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.start_turn(conversation_id uuid, kind text, pending_action_id uuid DEFAULT NULL::uuid, approved boolean DEFAULT NULL::boolean) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  started public.turns;
begin
  perform private.free_conversation(start_turn.conversation_id);
  perform private.count_turn();
  insert into public.turns (user_id, conversation_id, kind, pending_action_id, approved, lease_until)
  values (private.current_user_id(), start_turn.conversation_id, start_turn.kind, start_turn.pending_action_id,
    start_turn.approved, clock_timestamp() + interval '30 seconds')
  returning * into started;
  return jsonb_build_object('status', 'opened', 'id', started.id, 'attempt', started.attempt);
end;
$$;

-- Name: store_pending_results(uuid, jsonb); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.store_pending_results(pending_action_id uuid, results jsonb) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  update public.pending_actions p set results = store_pending_results.results
  where p.id = store_pending_results.pending_action_id and p.user_id = private.current_user_id();
$$;

-- Name: subject_names(public.knowledge_items); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.subject_names(item public.knowledge_items) RETURNS text[]
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select coalesce((
    select array_agg(private.relation_word(w)) from public.knowledge_items p
    cross join lateral regexp_split_to_table(concat_ws(' ', private.plain_words(p.title), private.plain_words(p.person_metadata ->> 'relationship')), ' ') as w
    where p.user_id = item.user_id and p.id = nullif(item.subject, 'self')::uuid), '{}');
$$;

-- Name: FUNCTION subject_names(item public.knowledge_items); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.subject_names(item public.knowledge_items) IS 'Folded words for the person an item is about, {} for the user.';

-- Name: subject_of(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.subject_of(clause text, OUT of_speaker boolean, OUT about text[]) RETURNS record
    LANGUAGE plpgsql IMMUTABLE
    SET search_path TO ''
    AS $$
declare
  first text[] := regexp_match(clause, '^(.*?)\m(\w+):([rtimcfs])([013])');
  word text;
  skip int := 0;
  preposition text[] := array['em', 'no', 'na', 'nos', 'nas', 'de', 'do', 'da', 'dos', 'das', 'com', 'sem', 'por', 'para', 'desde', 'ate', 'apos', 'sobre',
    'entre', 'durante', 'ao', 'aos', 'as', 'pelo', 'pela', 'ha', 'depois', 'antes', 'contra', 'segundo'];
  determiner text[] := array['o', 'a', 'os', 'um', 'uma', 'uns', 'umas', 'meu', 'minha', 'meus', 'minhas', 'nosso', 'nossa', 'nossos', 'nossas', 'seu', 'sua',
    'seus', 'suas', 'esse', 'essa', 'este', 'esta', 'aquele', 'aquela', 'todo', 'toda', 'todos', 'todas', 'cada', 'outro', 'outra'];
  filler text[] := array['que', 'e', 'mas', 'porem', 'porque', 'pois', 'enquanto', 'quando', 'ja', 'agora', 'hoje', 'ontem', 'amanha', 'anteontem', 'atualmente',
    'sempre', 'nunca', 'jamais', 'nao', 'nem', 'so', 'tambem', 'ainda', 'mais', 'ai', 'la', 'aqui', 'se', 'me', 'te', 'lhe', 'entao', 'depois', 'alias', 'verdade',
    'sim', 'claro', 'olha', 'vezes', 'vez', 'oficialmente', 'de', 'semana', 'mes', 'ano', 'proximo', 'proxima', 'passada', 'passado', 'segunda', 'terca', 'quarta', 'quinta',
    'sexta', 'sabado', 'domingo', 'manha', 'tarde', 'noite', 'dia', 'dias', 'quase', 'muito', 'bem', 'talvez', 'assim', 'apesar', 'mesmo', 'tudo', 'isso', 'isto', 'quem',
    'o', 'a', 'eh', 'antigamente', 'novamente', 'cedo', 'tarde', 'logo', 'normalmente', 'geralmente', 'desde', 'cedinho', 'bom', 'beleza', 'k', 'rs', 'verdade', 'voce',
    'janeiro', 'fevereiro', 'marco', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro', 'natal', 'ninguem', 'alguem', 'nada',
    'recentemente', 'novo', 'nova', 'novos', 'novas', 'atual', 'antigo', 'antiga', 'proprio', 'propria', 'primeiro', 'primeira', 'ultimo', 'ultima', 'velho', 'ultimamente', 'felizmente', 'antes', 'pena', 'oba', 'eba', 'ufa', 'usuaria', 'usuario', 'pessoa', ','];
begin
  of_speaker := false;
  about := '{}';
  if first is null then
    return;
  end if;
  if first[4] = '1' or strpos(' ' || first[1], ' eu ') > 0 or strpos(' ' || first[1], ' a gente ') > 0 then
    of_speaker := true;
    return;
  end if;
  foreach word in array string_to_array(btrim(first[1]), ' ') loop
    if word = any (preposition) then
      -- "no trabalho do Paulo": a preposition takes the next noun along, with its determiners.
      skip := 1;
    elsif word = any (determiner) and (skip = 1 or cardinality(about) = 0) then
      null;
    elsif skip = 1 then
      skip := 0;
      if cardinality(about) > 0 and left(word, 1) between 'a' and 'z' and word <> all (filler) then
        about := about || word;
      end if;
    elsif word = any (filler) or left(word, 1) < 'a' or strpos(word, ':') > 0 or right(word, 5) = 'mente' then
      null;
    else
      about := about || word;
    end if;
  end loop;
  -- "Morreu meu gato", "nasceu a Lia": with a few verbs the subject comes after.
  if about = '{}' and clause ~ '^(?:(?:ja|ontem|hoje|ai|entao|e|que|agora) )*(?:morrer|falecer|nascer|casar|chegar|acabar|fugir|sumir|mudar|separar|sair):t3 (?:o|a|os|as|meu|minha|nosso|nossa) ' then
    about := regexp_split_to_array(substring(clause from
      '(?:morrer|falecer|nascer|casar|chegar|acabar|fugir|sumir|mudar|separar|sair):t3 (?:o |a |os |as |meu |minha |nosso |nossa )+(\w+)'), ' ');
  end if;
end;
$$;

-- Name: FUNCTION subject_of(clause text, OUT of_speaker boolean, OUT about text[]); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.subject_of(clause text, OUT of_speaker boolean, OUT about text[]) IS 'Whose doing a tagged clause tells: the speaker''s ("moro"), somebody''s ("minha irmã mora": {irma}), or nobody named ("mora").';

-- Name: successors(uuid); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.successors(item_id uuid) RETURNS SETOF uuid
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  -- Union, not union all: users write their own rows and may have made a circle.
  with recursive chain (id) as (
    select i.superseded_by_id from public.knowledge_items i
    where i.user_id = private.current_user_id() and i.id = successors.item_id and i.superseded_by_id is not null
    union
    select i.superseded_by_id from chain c
    join public.knowledge_items i on i.user_id = private.current_user_id() and i.id = c.id
    where i.superseded_by_id is not null
  )
  select c.id from chain c;
$$;

-- Name: FUNCTION successors(item_id uuid); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.successors(item_id uuid) IS 'All that came after an item: what superseded it, what superseded that, and so on.';

-- Name: suggest_connections(uuid[], text[]); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.suggest_connections(ids uuid[], areas text[]) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  with
  known as (
    select i.* from public.knowledge_items i
    where i.user_id = private.current_user_id() and i.deleted_at is null and i.superseded_at is null
  ),
  -- Said by the user: two items of different areas that are linked or about one person.
  tied as (
    select k.area as one, o.area as other, k.title as one_title, o.title as other_title, case
        when l.id is not null then 'você já ligou uma coisa à outra'
        else 'as duas são sobre ' || p.title
      end as reason, 0 as step, k.id as one_id, o.id as other_id
    from known k
    join known o on o.area <> k.area and o.id <> k.id
    left join public.knowledge_links l on l.user_id = k.user_id and l.relation = 'related'
      and ((l.from_id = k.id and l.to_id = o.id) or (l.from_id = o.id and l.to_id = k.id))
    left join known p on p.id = k.subject_id and p.id = o.subject_id
    where k.id = any (suggest_connections.ids) and (l.id is not null or p.id is not null)
  ),
  -- Common between areas, when memory holds something on both sides.
  usual as (
    select t.one, t.other, one_side.title as one_title, other_side.title as other_title, t.reason, 1 as step,
      one_side.id as one_id, other_side.id as other_id
    from private.area_ties() as t
    cross join lateral (
      select k.id, k.title from known k where k.area = t.one
      order by k.id = any (ids) desc, k.type = 'person', k.validated_by_user desc, k.confidence desc, k.stated_at desc limit 1) one_side
    cross join lateral (
      select k.id, k.title from known k where k.area = t.other
      order by k.id = any (ids) desc, k.type = 'person', k.validated_by_user desc, k.confidence desc, k.stated_at desc limit 1) other_side
    where t.one = any (areas) and t.other = any (areas)
      or (one_side.id = any (ids) and other_side.id = any (ids))
  ),
  every as (
    select distinct on (least(one_id, other_id), greatest(one_id, other_id)) * from (select * from tied union all select * from usual) both_kinds
    order by least(one_id, other_id), greatest(one_id, other_id), step
  )
  select coalesce(jsonb_agg(jsonb_build_object('areas', jsonb_build_array(c.one, c.other),
    'items', jsonb_build_array(c.one_title, c.other_title), 'reason', c.reason) order by c.step, c.one, c.other, c.one_id), '[]')
  from (select * from every order by step, one, other, one_id limit 5) c;
$$;

-- Name: FUNCTION suggest_connections(ids uuid[], areas text[]); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.suggest_connections(ids uuid[], areas text[]) IS 'Up to five ties between areas of life that memory has something to say about.';

-- Name: summary_range(text, date, date); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.summary_range(period text, from_date date, to_date date, OUT name text, OUT first_day date, OUT last_day date) RETURNS record
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  this_month date := private.finance_month(null);
  month_end date := private.due_date(this_month, 31);
  today date := private.today();
begin
  if summary_range.from_date is null and summary_range.to_date is null then
    name := summary_range.period;
    if name is null or name not in ('current_month', 'last_month', 'year') then
      perform private.raise(400, 'invalid_period', 'Não conheço esse período.', jsonb_build_object(
        'period', left(name, 100), 'allowed', array['current_month', 'last_month', 'year']));
    end if;
    first_day := case name
      when 'current_month' then this_month
      when 'last_month' then (this_month - interval '1 month')::date
      else date_trunc('year', this_month::timestamp)::date end;
    last_day := case name when 'last_month' then this_month - 1 else month_end end;
    return;
  end if;
  last_day := coalesce(summary_range.to_date, today);
  first_day := coalesce(summary_range.from_date, last_day);
  if first_day > last_day or first_day > today or last_day - first_day > 3660 or last_day > month_end + 366 then
    perform private.raise(400, 'invalid_range', 'Consigo olhar até dez anos, do passado até hoje.',
      jsonb_build_object('from_date', first_day, 'to_date', last_day, 'today', today));
  end if;
  name := case
    when first_day = this_month and last_day = month_end then 'current_month'
    when first_day = (this_month - interval '1 month')::date and last_day = this_month - 1 then 'last_month'
    when first_day = date_trunc('month', first_day::timestamp)::date
      and last_day = private.due_date(date_trunc('month', last_day::timestamp)::date, 31) then 'months'
    else 'days' end;
  -- No months to come: their bills are not entered yet.
  if name = 'months' then
    last_day := least(last_day, month_end);
  end if;
end;
$$;

-- Name: FUNCTION summary_range(period text, from_date date, to_date date, OUT name text, OUT first_day date, OUT last_day date); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.summary_range(period text, from_date date, to_date date, OUT name text, OUT first_day date, OUT last_day date) IS 'The days a summary is about, and what they are: current_month, last_month, year (January to the end of the current month), months (whole ones) or days.';

-- Name: supersede(uuid, uuid, uuid); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.supersede(loser uuid, winner uuid, owner uuid) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  waiting boolean := (select k.needs_resolution from public.knowledge_items k where k.user_id = owner and k.id = supersede.loser);
begin
  update public.knowledge_items k set superseded_by_id = supersede.winner, superseded_at = clock_timestamp(), needs_resolution = false
  where k.user_id = owner and k.id = supersede.loser;
  return jsonb_build_array(jsonb_build_object('table', 'knowledge_items', 'id', loser,
    'set', jsonb_build_object('superseded_by_id', null, 'superseded_at', null, 'needs_resolution', waiting))) || private.close_questions(loser);
end;
$$;

-- Name: FUNCTION supersede(loser uuid, winner uuid, owner uuid); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.supersede(loser uuid, winner uuid, owner uuid) IS 'Puts an item in the place of another; returns how to take that back, an array.';

-- Name: tag_words(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.tag_words(sentence text) RETURNS text
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $_$
declare
  words text[];
  tags text[];
  nouns boolean[];
  finite boolean[];
  word text;
  before text;
  after text;
  line text := '';
begin
  select array_agg(part.word order by typed.position, part.position) into words
  from (
    select coalesce(s.meant, lower(extensions.unaccent('extensions.unaccent'::regdictionary, w.word))) as word, w.position
    from unnest(string_to_array(tag_words.sentence, ' ')) with ordinality as w (word, position)
    left join private.spellings s on s.written = w.word
    where w.word <> ''
  ) typed, unnest(string_to_array(typed.word, ' ')) with ordinality as part (word, position)
  where btrim(part.word, '-.%$/@k') <> '';
  select array_agg(f.lemma || ':' || f.tense || f.person order by w.position), array_agg(f.is_noun order by w.position),
    array_agg(f.tense in ('r', 's') order by w.position) into tags, nouns, finite
  from unnest(words) with ordinality as w (word, position)
  left join private.verb_forms f on f.form = w.word;
  for i in 1 .. coalesce(cardinality(words), 0) loop
    word := words[i];
    if i = 1 and word = 'nada' and words[2] in ('no', 'na', 'em', 'todo', 'toda', 'as', 'aos') then
      word := 'nadar:r3';
    elsif tags[i] is null and char_length(word) > 4 then
      -- "Solteiríssima"; then forms of verbs that are not listed, by their endings, infinitives by the verb before them.
      if strpos(word, 'issim') > 1 then
        word := regexp_replace(word, '([^s])issim([oa]s?)$', '\1\2');
        select f.lemma || ':' || f.tense || f.person into word from private.verb_forms f where f.form = word
        union all select word limit 1;
      elsif right(word, 2) in ('ei', 'ou') and strpos('aeiou', substr(word, char_length(word) - 2, 1)) = 0 then
        word := left(word, -2) || case right(word, 2) when 'ei' then 'ar:t1' else 'ar:t3' end;
      elsif right(word, 2) in ('ar', 'er', 'ir') and word not in ('lugar', 'celular', 'mulher', 'qualquer', 'familiar', 'militar', 'popular', 'escolar', 'particular',
          'similar', 'hamster', 'poster', 'prazer', 'jantar', 'andar', 'paladar', 'polar', 'solar', 'regular')
        and (split_part(tags[i - 1], ':', 1) in ('querer', 'poder', 'ir', 'precisar', 'conseguir', 'pretender', 'tentar', 'dever', 'saber', 'vir', 'ouvir', 'evitar', 'deixar',
            'mandar', 'desejar', 'planejar', 'preferir', 'adorar', 'amar', 'odiar', 'detestar', 'costumar')
          or words[i - 1] in ('de', 'a', 'em', 'por') and (tags[i - 2] is not null or words[i - 2] = 'mais' and tags[i - 3] is not null)) then
        word := word || ':n0';
      elsif right(word, 4) in ('ando', 'endo', 'indo') and tags[i - 1] is not null then
        word := left(word, -3) || 'r:g0';
      end if;
    end if;
    if tags[i] is not null then
      before := coalesce(words[i - 1], '');
      after := coalesce(words[i + 1], '');
      if word in ('fui', 'foi', 'fomos', 'foram') and (tags[i + 1] like '%:n_'
        or after in ('para', 'ao', 'aos', 'embora', 'la', 'ate', 'em', 'no', 'na', 'nos', 'nas')) then
        word := replace(tags[i], 'ser', 'ir');
      elsif not (case word
        when 'como' then before in ('eu', 'nao', 'so', 'nunca', 'agora', 'ja', 'tambem', 'ainda', 'sempre', 'quase', 'mais')
        when 'esta' then after not in ('semana', 'noite', 'manha', 'tarde', 'vez', 'hora', 'cidade', 'epoca', 'fase', 'empresa', 'casa')
        when 'sao' then after not in ('paulo', 'jose', 'luis', 'luiz', 'bernardo', 'joao', 'carlos', 'caetano', 'vicente', 'goncalo', 'pedro',
          'francisco', 'leopoldo', 'sebastiao', 'silvestre', 'lourenco', 'mateus', 'miguel', 'roque', 'jorge', 'cristovao')
        -- No verb follows "um", "meu" or "do".
        else not (finite[i] and before in ('um', 'uma', 'uns', 'umas', 'meu', 'minha', 'meus', 'minhas', 'seu', 'sua', 'nosso', 'nossa', 'no', 'na', 'nas', 'do', 'da', 'dos',
          'das', 'ao', 'aos', 'este', 'esse', 'aquele', 'outro', 'outra')) and not (nouns[i] and (tags[i - 1] is not null and before not in ('sou', 'estou', 'esta', 'ja') or before in ('o', 'a', 'os', 'as', 'um', 'uma', 'uns', 'umas', 'meu', 'minha', 'meus', 'minhas', 'seu', 'sua',
          'nosso', 'nossa', 'no', 'na', 'nos', 'nas', 'do', 'da', 'dos', 'das', 'ao', 'novo', 'nova', 'outro', 'outra', 'de', 'em', 'com', 'sem',
          'por', 'para', 'pelo', 'pela', 'este', 'esse', 'aquele', 'essa', 'bom', 'primeiro', 'cada', 'todo', 'mais', 'arrumar', 'achar', 'ter')))
        end) then
        null;
      else
        word := tags[i];
      end if;
    end if;
    line := line || ' ' || word;
  end loop;
  -- "Faz três meses" is no doing, numbers are said in parts.
  if strpos(line, ' fazer:r3 ') > 0 then
    line := regexp_replace(line, ' fazer:r3 ((?:quase |mais de |menos de |uns |umas |ja |pouco |muito |cerca de |\d+ |um |uma |alguns |algumas |poucos |varios |bastante |meio )*(?:dias?|semanas?|mes|meses|anos?|tempo|horas?)\M)', ' ha \1', 'g');
  end if;
  if strpos(line, ' vir:r3') > 0 then
    line := regexp_replace(line, 'que vir:r3(?= |$)', 'proximo', 'g');
  end if;
  if strpos(line, ' fisic') > 0 then
    line := regexp_replace(line, '\m(?:atividades?|exercicios?) fisic[ao]s?\M', 'exercicio', 'g');
  end if;
  if strpos(line, '0 e ') > 0 then
    line := regexp_replace(line, '\m([2-9])0 e ([1-9])\M', '\1\2', 'g');
  end if;
  if strpos(line, ' mil') > 0 then
    line := regexp_replace(regexp_replace(line, '\m(\d+) mil\M', '\1000', 'g'), '\m(\d+)000 e (\d{3})\M', '\1\2', 'g');
  end if;
  return btrim(replace(line, 'pos graduacao', 'pos'));
end;
$_$;

-- Name: FUNCTION tag_words(sentence text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.tag_words(sentence text) IS 'A spelled-out sentence, folded, verbs as lemma:tense and person: "moro em SP" is "morar:r1 em sao paulo".';

-- Name: take_over_note(); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.take_over_note() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  new.updated_at := now();
  if old.origin = 'automatic' and new.generated_at is not distinct from old.generated_at
    and (new.title, new.content) is distinct from (old.title, old.content) then
    new.origin := 'user';
  end if;
  return new;
end;
$$;

-- Name: FUNCTION take_over_note(); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.take_over_note() IS 'Trigger: an automatic note whose words the user changes is theirs from then on, and is not written over.';

-- Name: take_over_person(public.knowledge_items, public.knowledge_items); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.take_over_person(person public.knowledge_items, item public.knowledge_items) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  day text[] := regexp_match(item.content, '(\d{1,2})/(\d{1,2})(?:/(\d{4}))?');
  step record;
begin
  -- The user says that what was noted beside a person they had validated is right.
  if item.slot = 'birthday' and day is not null then
    select * into step from private.change_person(person, null, coalesce(day[3], '-') || '-' || lpad(day[2], 2, '0') || '-' || lpad(day[1], 2, '0'), null);
  elsif item.slot = 'relationship' then
    select * into step from private.change_person(person, btrim(regexp_replace(item.content, '^Relação:', '')), null, null);
  else
    return null;
  end if;
  return step.undo;
end;
$$;

-- Name: telling_contrasts(date); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.telling_contrasts(from_day date) RETURNS TABLE(cause text, family text, unit text, outcome text, n_in integer, n_out integer, mean_in double precision, mean_out double precision, effect double precision, higher boolean, clear boolean, first_day date, last_day date)
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  -- Clear is what a new pattern takes; what has been told already stays until even the lower marks are missed, so that it
  -- does not come and go with every day. Weeks are few, and so are the questions asked of them. Measured on half a year of
  -- chance, 46 questions a user: something clear for 1 user of 60, and for 3 of 60 when every series drifts (lag-1
  -- correlation 0.8).
  select c.cause, c.family, c.unit, c.outcome, c.n_in, c.n_out, c.mean_in, c.mean_out, c.effect, c.effect > 0,
    c.steady and abs(c.z) >= case c.unit when 'week' then 2.6 else 3.3 end and abs(c.effect) >= 0.4
      and private.is_notable(c.outcome, c.mean_in, c.mean_out)
      and least(c.n_in, c.n_out) >= case c.unit when 'week' then 4 else 7 end and c.n_in + c.n_out >= case c.unit when 'week' then 12 else 28 end,
    c.first_day, c.last_day
  from private.contrasts(telling_contrasts.from_day) c
  where abs(c.z) >= 2 and abs(c.effect) >= 0.25 and sign(c.effect) = sign(c.mean_in - c.mean_out)
    and least(c.n_in, c.n_out) >= 4;
$$;

-- Name: FUNCTION telling_contrasts(from_day date); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.telling_contrasts(from_day date) IS 'Contrasts that hold at all, the clear ones marked: enough days of both kinds, unlikely to be chance, large, steady, and in figures one would notice.';

-- Name: third_person(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.third_person(said text) RETURNS text
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $_$
declare
  words text[] := string_to_array(said, ' ');
  form private.verb_forms;
  word text;
  bare text;
begin
  -- "Eu e o Léo terminamos" has no third person of one.
  if said ~* '\meu e ' then
    return said;
  end if;
  for i in 1 .. coalesce(cardinality(words), 0) loop
    bare := lower(regexp_replace(words[i], '[.,;:!?]+$', ''));
    word := private.plain_words(bare);
    select f.* into form from private.verb_forms f
    where f.form = coalesce((select s.meant from private.spellings s where s.written = bare), word);
    words[i] := case
      when word in ('meu', 'meus', 'minha', 'minhas') then case word when 'meu' then 'seu' when 'meus' then 'seus' when 'minha' then 'sua' else 'suas' end
      when word = 'me' then 'se'
      when word = 'eu' then ''
      when word in ('comigo', 'mim') then case word when 'comigo' then 'com você' else 'você' end
      when form.person = 1 and not (form.is_noun and i > 1) then form.third || substr(words[i], char_length(bare) + 1)
      when form.form is null and bare ~ '[^aeiouáéíóú]ei$' and char_length(bare) > 4 then regexp_replace(bare, 'ei$', 'ou') || substr(words[i], char_length(bare) + 1)
      else words[i] end;
  end loop;
  return btrim(regexp_replace(array_to_string(words, ' '), '\s+', ' ', 'g'));
end;
$_$;

-- Name: FUNCTION third_person(said text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.third_person(said text) IS 'What the user said of herself as it is said of somebody: "larguei meu emprego" is "largou seu emprego".';

-- Name: title_of(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.title_of(content text) RETURNS text
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $_$
  -- Whole words of the first line, without the full stop.
  select case when char_length(line) <= 80 then line
    else coalesce(nullif(regexp_replace(left(line, 79), '\s+\S*$', ''), ''), left(line, 79)) || '…' end
  from (select rtrim(split_part(btrim(content, E' \t\r\n'), E'\n', 1), ' .') as line) first;
$_$;

-- Name: today(); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.today() RETURNS date
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  return private.now_local()::date;
end;
$$;

-- Name: FUNCTION today(); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.today() IS 'Today''s date in the caller''s time zone.';

-- Name: told_in_turn(public.knowledge_items); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.told_in_turn(item public.knowledge_items) RETURNS uuid
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  -- The assistant kept it already when it was said, in the words of the moment.
  select k.id from public.knowledge_items k
  where k.user_id = item.user_id and k.source_ref = item.source_ref and k.subject = item.subject and k.deleted_at is null
    and (k.type = 'person') = (item.type = 'person') and k.source = 'conversation' and item.source = 'conversation'
    and extensions.similarity(private.plain_words(k.content), private.plain_words(item.content)) >= 0.5
    and (private.plain_words(k.content) ~ '\m(nao|nunca)\M') = (private.plain_words(item.content) ~ '\m(nao|nunca)\M')
  order by extensions.similarity(private.plain_words(k.content), private.plain_words(item.content)) desc
  limit 1;
$$;

-- Name: told_patterns(text[]); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.told_patterns(areas text[]) RETURNS TABLE(sentence text)
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select private.clipped(told.sentence, 240) from (
    select i.content as sentence, 0 as step, i.confidence, i.stated_at from public.knowledge_items i
    where i.user_id = private.current_user_id() and i.type = 'insight' and i.area = any (areas) and i.deleted_at is null and i.superseded_at is null
      -- These are told with today's figures.
      and (i.pattern is null or i.validated_by_user)
    union all
    select p, 1, null, null from public.user_memories m, unnest(m.learned_patterns) as p where m.user_id = private.current_user_id()
  ) told
  group by told.sentence
  order by min(told.step), max(told.confidence) desc nulls last, max(told.stated_at) desc, told.sentence
  limit 6;
$$;

-- Name: topic_facts(text, text[]); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.topic_facts(topic text, areas text[]) RETURNS SETOF public.knowledge_items
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  -- What the topic itself finds, wherever it lies; then what matters most in each area asked about. Insights are told
  -- elsewhere and take no fact's place.
  with
  found as (
    select f.id, f.score, 0 as step, 6 as most from private.find_knowledge(topic_facts.topic, null, null, 12) as f
    where cardinality(private.content_words(topic_facts.topic)) > 0
  ),
  nearby as (
    select f.id, f.score, a.position::int as step, 3 as most
    from unnest(areas) with ordinality as a (area, position)
    cross join lateral private.find_knowledge('', null, a.area, 6) as f
  ),
  placed as (
    select e.*, row_number() over (partition by e.step order by e.score desc, e.id) as place
    from (select * from found union all select * from nearby) e
    join public.knowledge_items i on i.user_id = private.current_user_id() and i.id = e.id and i.type <> 'insight'
  ),
  chosen as (
    select p.id, min(least(p.step, 1)) as step, max(p.score) as score from placed p where p.place <= p.most group by p.id
  )
  select i.* from chosen c
  join public.knowledge_items i on i.user_id = private.current_user_id() and i.id = c.id
  order by c.step, c.score desc, i.id
  limit 10;
$$;

-- Name: tracking_entry_json(public.tracking_entries); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.tracking_entry_json(entry public.tracking_entries) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select jsonb_strip_nulls(jsonb_build_object(
    'id', entry.id,
    'metric', entry.metric,
    'custom_name', entry.custom_name,
    'value', trim_scale(entry.value),
    'unit', entry.unit,
    'date', entry.entry_date,
    'note', entry.note
  ));
$$;

-- Name: FUNCTION tracking_entry_json(entry public.tracking_entries); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.tracking_entry_json(entry public.tracking_entries) IS 'An entry as tools return it; absent keys are null.';

-- Name: trend_series(text[], uuid[]); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.trend_series(metrics text[], habits uuid[]) RETURNS TABLE(series integer, kind text, name text, unit text, habit_id uuid)
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  with customs as (
    select private.fold(e.custom_name) as folded, (array_agg(e.custom_name order by e.created_at))[1] as name,
      (array_agg(e.unit order by e.entry_date desc, e.created_at desc))[1] as unit
    from public.tracking_entries e
    where e.user_id = (select auth.uid()) and e.metric = 'custom' and e.deleted_at is null
    group by 1
  ),
  listed as (
    select 1 as part, 'metric' as kind, r.metric as name, r.unit, null::uuid as habit_id
    from private.metric_rules() r
    where r.metric <> 'custom' and r.metric = any (trend_series.metrics)
    union all
    select 2, 'custom', c.name, c.unit, null
    from customs c
    where 'custom' = any (trend_series.metrics)
      or c.folded = any (select private.fold(m) from unnest(trend_series.metrics) m)
    union all
    select 3, 'habit', h.name, null, h.id
    from public.habits h
    where h.user_id = (select auth.uid()) and h.id = any (trend_series.habits)
  )
  select (row_number() over (order by l.part, l.name))::int, l.kind, l.name, l.unit, l.habit_id from listed l;
$$;

-- Name: FUNCTION trend_series(metrics text[], habits uuid[]); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.trend_series(metrics text[], habits uuid[]) IS 'The series asked for, numbered: metrics by name ("custom" means every custom one, and a custom name means itself) and habits by id.';

-- Name: trusted_knowledge(jsonb); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.trusted_knowledge(items jsonb) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select jsonb_agg(e.value || jsonb_build_object('row', (e.value -> 'row')
      - array['source_ref', 'inference_evidence', 'slot', 'needs_resolution', 'asked_at', 'seen_at', 'pattern', 'derived_from', 'retired_at']
      || jsonb_build_object('source', 'user_input', 'validated_by_user', false, 'confidence', case
        when jsonb_typeof(e.value -> 'row' -> 'confidence') = 'number' and (e.value -> 'row' ->> 'confidence')::numeric between 0.9 and 1
          then '0.9'
        else coalesce(nullif(e.value -> 'row' -> 'confidence', 'null'), '0.9') end)) order by e.position)
  from jsonb_array_elements(items) with ordinality as e (value, position);
$$;

-- Name: FUNCTION trusted_knowledge(items jsonb); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.trusted_knowledge(items jsonb) IS 'Items of unknown origin: what they say of confidence, source and validation counts for nothing; the user brought them.';

-- Name: trusted_messages(jsonb, boolean, jsonb, jsonb); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.trusted_messages(items jsonb, own boolean, ids jsonb, known jsonb) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select jsonb_agg(e.value || jsonb_build_object('row', (e.value -> 'row') || jsonb_build_object(
      'parts', p.parts, 'content', d.content, 'tool_calls', d.tool_calls, 'tool_call_id', d.tool_call_id, 'name', d.name,
      'role', case when own or e.value -> 'row' ->> 'role' <> 'tool' then e.value -> 'row' -> 'role' end)) order by e.position)
  from jsonb_array_elements(items) with ordinality as e (value, position)
  cross join lateral (
    select case
      when jsonb_typeof(e.value -> 'row' -> 'parts') is distinct from 'array' then '[]'
      when (e.value -> 'row' -> 'parts')::text ~ '[0-9a-f]{8}-' then private.remap_mentions(e.value -> 'row' -> 'parts', ids, known)
      else e.value -> 'row' -> 'parts' end as given
  ) g
  cross join lateral (
    -- Tool calls and results of unknown origin would be read as if this deployment had run them.
    select coalesce(jsonb_agg(part.value order by part.position), '[]') as parts
    from jsonb_array_elements(g.given) with ordinality as part (value, position)
    where own or (part.value ->> 'type' = 'text' and jsonb_typeof(part.value -> 'text') = 'string')
  ) p
  cross join lateral private.derive_message(p.parts) as d;
$$;

-- Name: FUNCTION trusted_messages(items jsonb, own boolean, ids jsonb, known jsonb); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.trusted_messages(items jsonb, own boolean, ids jsonb, known jsonb) IS 'Messages with the columns that follow from their parts; of unknown origin, only what was said.';

-- Name: trusted_rows(text, jsonb, boolean, jsonb, jsonb); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.trusted_rows(section text, items jsonb, own boolean, ids jsonb, known jsonb) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  if section = 'messages' then
    return private.trusted_messages(items, own, ids, known);
  elsif section = 'knowledge_items' and not own then
    return private.trusted_knowledge(items);
  elsif section = 'conversations' and not own then
    return (
      select jsonb_agg(e.value || jsonb_build_object('row', (e.value -> 'row') - array['structured_summary', 'long_term_summary'])
        order by e.position)
      from jsonb_array_elements(items) with ordinality as e (value, position));
  elsif section = 'library_items' and not own then
    return (
      select jsonb_agg(e.value || jsonb_build_object('row', (e.value -> 'row') - array['origin', 'kind', 'period_from', 'period_to', 'generated_at'])
        order by e.position)
      from jsonb_array_elements(items) with ordinality as e (value, position));
  end if;
  return items;
end;
$$;

-- Name: FUNCTION trusted_rows(section text, items jsonb, own boolean, ids jsonb, known jsonb); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.trusted_rows(section text, items jsonb, own boolean, ids jsonb, known jsonb) IS 'Rows as they may be believed: source, validation, summaries, tool results and automatic notes are kept as such only from this deployment''s own export.';

-- Name: try_uuid(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.try_uuid(value text) RETURNS uuid
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $_$
  select case when value ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then value::uuid end;
$_$;

-- Name: turn_context(uuid, uuid); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.turn_context(conversation_id uuid, turn_id uuid) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  caller uuid := private.current_user_id();
begin
  return jsonb_build_object(
    'conversation', (
      select jsonb_build_object('id', c.id, 'type', c.type,
        'structuredSummary', c.structured_summary, 'longTermSummary', c.long_term_summary)
      from public.conversations c where c.user_id = caller and c.id = turn_context.conversation_id),
    'profile', (
      select jsonb_build_object('displayName', p.display_name, 'timezone', p.timezone)
      from public.profiles p where p.user_id = caller),
    'today', private.today(),
    'now', to_char(private.now_local(), 'YYYY-MM-DD"T"HH24:MI'),
    'userMemory', (
      select to_jsonb(m) - 'user_id' from public.user_memories m where m.user_id = caller),
    'contradictions', coalesce((
      select jsonb_agg(jsonb_build_object('id', k.id, 'content', k.content))
      from (
        select i.id, i.content from public.knowledge_items i
        where i.user_id = caller and i.needs_resolution and i.deleted_at is null and i.superseded_at is null
        order by i.created_at limit 3
      ) k), '[]'),
    'pendingAction', (
      select private.pending_action_json(p) from public.pending_actions p
      where p.user_id = caller and p.conversation_id = turn_context.conversation_id
        and p.status = 'open' and p.expires_at > clock_timestamp()
        -- An old message that is retried answers nothing that was offered after it.
        and p.created_at < (select t.created_at from public.turns t where t.user_id = caller and t.id = turn_context.turn_id)),
    -- Set when this turn decided it, broke off before it was closed and was taken over.
    'decidedAction', (
      select private.pending_action_json(p) from public.pending_actions p
      where p.user_id = caller and p.decided_turn_id = turn_context.turn_id),
    'executions', coalesce((
      select jsonb_agg(jsonb_build_object('toolCallId', e.tool_call_id, 'tool', e.tool, 'args', e.args, 'result', e.result)
        order by e.created_at, e.id)
      from public.tool_executions e where e.user_id = caller and e.turn_id = turn_context.turn_id), '[]'),
    'window', private.message_window(turn_context.conversation_id, turn_context.turn_id),
    'recentUserMessages', coalesce((
      select jsonb_agg(r.content order by r.seq)
      from (
        select m.seq, m.content from public.messages m
        where m.user_id = caller and m.conversation_id = turn_context.conversation_id
          and m.role = 'user' and m.turn_id is distinct from turn_context.turn_id
        order by m.seq desc limit 5
      ) r), '[]')
  );
end;
$$;

-- Name: FUNCTION turn_context(conversation_id uuid, turn_id uuid); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.turn_context(conversation_id uuid, turn_id uuid) IS 'All a turn needs to know, read as the caller.';

-- Name: unit_factor(text, text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.unit_factor(metric text, unit text) RETURNS numeric
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select case
    when given = '' then 1
    when unit_factor.metric = 'custom' then 1
    when unit_factor.metric = 'weight' then case
      when given in ('kg', 'kgs', 'k', 'quilo', 'quilos', 'kilo', 'kilos', 'quilograma', 'quilogramas') then 1
      when given in ('g', 'gr', 'grama', 'gramas') then 0.001
      when given in ('lb', 'lbs', 'libra', 'libras') then 0.45359237
    end
    when unit_factor.metric = 'water' then case
      when given in ('ml', 'mililitro', 'mililitros', 'cc') then 1
      when given in ('cl', 'centilitro', 'centilitros') then 10
      when given in ('l', 'lt', 'lts', 'litro', 'litros') then 1000
      when given in ('copo', 'copos') then 200
      when given in ('garrafa', 'garrafas', 'garrafinha', 'garrafinhas') then 500
    end
    when unit_factor.metric = 'sleep' then case
      when given in ('h', 'hr', 'hrs', 'hora', 'horas', 'hour', 'hours') then 1
      when given in ('min', 'mins', 'minuto', 'minutos', 'minutes') then 1 / 60.0
    end
    when unit_factor.metric = 'exercise' then case
      when given in ('min', 'mins', 'minuto', 'minutos', 'minutes') then 1
      when given in ('h', 'hr', 'hrs', 'hora', 'horas', 'hour', 'hours') then 60
      when given in ('s', 'seg', 'segundo', 'segundos') then 1 / 60.0
    end
    when unit_factor.metric in ('mood', 'energy') then case
      when given in ('/10', 'de 10', 'de 1 a 10', '1-10', 'ponto', 'pontos', 'nota') then 1
    end
  end
  from (select coalesce(rtrim(private.fold(unit_factor.unit), '.'), '') as given) folded;
$$;

-- Name: FUNCTION unit_factor(metric text, unit text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.unit_factor(metric text, unit text) IS 'What a value in this unit is multiplied by to get the metric''s canonical unit; null when the unit does not fit the metric.';

-- Name: user_memory_json(); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.user_memory_json() RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select to_jsonb(m) - 'user_id' - 'created_at' from public.user_memories m where m.user_id = private.current_user_id();
$$;

-- Name: verb_moods(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.verb_moods(clause text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE
    SET search_path TO ''
    AS $$
declare
  t text := ' ' || regexp_replace(clause, '(:[a-z])[013]\M', '\1', 'g') || ' ';
  -- Little words between an auxiliary and its verb.
  between text := '(?:(?:me|se|te|nos|lhe|a|mais|ja|so|ainda|tambem|ai|la|logo|de novo|muito|sempre|em|de|que|com|finalmente|nunca|nao|hoje|agora) )*';
begin
  if strpos(t, ':n') > 0 then
    -- Given up: "não quero mais casar", "desisti de abrir".
    if strpos(t, ' nao ') > 0 then
      t := regexp_replace(t, '\mnao (?:\w+ )?(?:querer|pretender|ir|pensar|desejar|cogitar):[rmg] ' || between || '(\w+):n', '\1:X', 'g');
    end if;
    if strpos(t, ' desistir:') > 0 then
      t := regexp_replace(t, '\mdesistir:[tmr] (?:da ideia )?de ' || between || '(\w+):n', '\1:X', 'g');
    end if;
    if strpos(t, ' nao ') > 0 and strpos(t, ' mais ') > 0 then
      t := regexp_replace(t, '\mnao (?:precisar|poder):[rmg] mais (?:de )?' || between || '(\w+):n', '\1:E', 'g');
    end if;
    -- Wished for.
    t := regexp_replace(t, '\m(ir:[rmicfg]|(?:querer|pretender|planejar|sonhar|pensar|cogitar|precisar|poder|dever|esperar|desejar|tentar|decidir|resolver|combinar|prometer|procurar|buscar|ter|ficar|adiar|estudar):[a-z]|(?:gostar|adorar|amar|topar|pedir|esquecer|lembrar):c?|esquecer:t|lembrar:t|querer:t|doid[ao]|louc[ao]|para|vontade|ideia|plano|medo|chance|meta|objetivo|prestes|sonho|quase|afim) '
      || between || '(?:(?:para|a) )?' || between || '(\w+):n', '\1 \2:P', 'g');
    if strpos(t, ':P ') > 0 then
      t := regexp_replace(t, ':P (?:de |a |em )?' || between || '(\w+):n', ':P \1:P', 'g');
    end if;
    -- Begun, ended, reached, just done.
    if strpos(t, ' a ') > 0 then
      t := regexp_replace(t, '\m(?:comecar|voltar|passar|tornar):[tmrg] (?:\w+ )?a ' || between || '(\w+):n', '\1:B', 'g');
    end if;
    if strpos(t, ' aprender:') > 0 then
      t := regexp_replace(t, '\maprender:[tm] a ' || between || '(\w+):n', '\1:B', 'g');
    end if;
    if strpos(t, 'ir:t ') + strpos(t, 'ir:m ') + strpos(t, 'voltar:') > 0 then
      t := regexp_replace(t, '\m(?:ir|vir|voltar):[tm] (?:a |para )?' || between || '(\w+):[nP]', '\1:B', 'g');
    end if;
    if strpos(t, ' nao parar:') > 0 then
      t := regexp_replace(t, '\mnao parar:[tmr] (?:\w+ )?de ' || between || '(\w+):n', '\1:r', 'g');
    end if;
    if strpos(t, ' de ') > 0 then
      t := regexp_replace(t, '\m(?:parar|deixar|largar|cansar|enjoar):[tm] (?:\w+ )?de ' || between || '(\w+):n', '\1:E', 'g');
    end if;
    if strpos(t, ' acabar:') > 0 then
      t := regexp_replace(t, '\macabar:[trm] de ' || between || '(\w+):n', '\1:t', 'g');
    end if;
    if strpos(t, 'terminar:') + strpos(t, 'concluir:') + strpos(t, 'acabar:') + strpos(t, 'conseguir:') + strpos(t, 'finalizar:') > 0 then
      t := regexp_replace(t, '\m(terminar|concluir|acabar|conseguir|finalizar):[tm] ' || between || '(\w+):n', '\1:t \2:D', 'g');
    end if;
  end if;
  -- "Há um mês sem fumar".
  if strpos(t, ' sem ') > 0 then
    t := regexp_replace(t, '\m(?:estar|ficar|completar|ir|seguir):[rt] (?:[a-z0-9]+ ){0,6}?sem (\w+):n', '\1:E', 'g');
  end if;
  -- "Tenho acordado cedo" goes on.
  if strpos(t, 'ter:r ') > 0 then
    t := regexp_replace(t, '\mter:r (?:\w+ )?(\w+):p\M(?! (?:d[aeo]|por|em)\M)', '\1:r', 'g');
  end if;
  if strpos(t, ':g') > 0 then
    t := regexp_replace(t, '\m(?:estar|andar|continuar|seguir|viver|ficar|vir|ir):([rmi]) (?:\w+ )??' || between || '(\w+):g', '\2:\1', 'g');
    t := regexp_replace(t, ':P (\w+):g', ':P \1:P', 'g');
  end if;
  if strpos(t, ' nao ') + strpos(t, ' nunca ') + strpos(t, ' jamais ') + strpos(t, ' nem ') > 0 then
    t := regexp_replace(t, '\m(?:nao|nunca|jamais|nem) ' || '(?:(?:eu|me|se|te|lhe|mais|esta|ainda|ja|a|o|gente|nem|tambem|so) )*' || '(\w+:[a-zA-Z])', '!\1', 'g');
    t := regexp_replace(t, '!(\w+):E', '\1:r', 'g');
    -- No longer.
    if strpos(t, ' mais ') > 0 then
      t := regexp_replace(t, '\mnao (?:\w+ )?mais (\w+:[rmg])', '\1 mais', 'g');
    end if;
    if strpos(' ' || clause || ' ', ' mais ') > 0 and clause !~ '\mmais (?:de (?:\d|um|uma|mil)|do que|que|um|uma|caro|barato|velh|nov|alt|baix)' then
      t := regexp_replace(t, '!(\w+):[rmgtB]\M', '\1:E', 'g');
      t := regexp_replace(t, '!(\w+):P\M', '\1:X', 'g');
      t := regexp_replace(t, '(:[EX]) mais\M', '\1', 'g');
    end if;
  end if;
  return btrim(t);
end;
$$;

-- Name: FUNCTION verb_moods(clause text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.verb_moods(clause text) IS 'Auxiliaries folded into their verbs: "parar:t1 de fumar:n0" is "fumar:E", "nao morar:r1 mais" is "morar:E mais", "querer:r1 casar:n0" is "querer:r casar:P".';

-- Name: verdict_on(public.knowledge_items, public.knowledge_items); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.verdict_on(known public.knowledge_items, item public.knowledge_items) RETURNS text
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  return (private.compare_items(known, private.subject_names(known), private.read_slots(item.content), private.subject_names(item))).verdict;
end;
$$;

-- Name: FUNCTION verdict_on(known public.knowledge_items, item public.knowledge_items); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.verdict_on(known public.knowledge_items, item public.knowledge_items) IS 'What a new item is to a known one: same, conflict, ambiguous or null.';

-- Name: was_active(private.note_period); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.was_active(period private.note_period) RETURNS boolean
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select exists (
      select from public.messages m
      where m.user_id = u.id and m.role = 'user' and m.created_at between period.first_day - 1 and period.last_day + 2
        and private.local_day(m.created_at) between period.first_day and period.last_day)
    or exists (
      select from public.tracking_entries e
      where e.user_id = u.id and e.deleted_at is null and e.entry_date between period.first_day and period.last_day)
    or exists (
      select from public.habit_completions c
      where c.user_id = u.id and c.deleted_at is null and c.completion_date between period.first_day and period.last_day)
    or exists (
      select from public.expenses e
      where e.user_id = u.id and e.deleted_at is null and e.spent_on between period.first_day and period.last_day)
    or exists (
      select from public.bills b
      where b.user_id = u.id and b.deleted_at is null and b.paid_on between period.first_day and period.last_day)
  from (select private.current_user_id() as id) u;
$$;

-- Name: FUNCTION was_active(period private.note_period); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.was_active(period private.note_period) IS 'Whether the caller said or recorded anything then: recurring bills alone are no reason to write to somebody who left.';

-- Name: whom(jsonb, text[]); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.whom(about jsonb, names text[]) RETURNS text[]
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  -- Within an item about Júlia, her sister, "ela", "Júlia" and "irmã" are its subject.
  select case when names <> '{}' and (words = '{}' or words && names) then names else words end
  from (
    select array(select private.relation_word(w) from jsonb_array_elements_text(about) as w where names = '{}' or w not in ('ele', 'ela', 'dele', 'dela')) as words
  ) said;
$$;

-- Name: FUNCTION whom(about jsonb, names text[]); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.whom(about jsonb, names text[]) IS 'Words for whom a claim is about, {} for the user; names: those of the item''s own subject, {} when that is the user.';

-- Name: words_of(text); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.words_of(plain text) RETURNS SETOF text
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select distinct w.word from string_to_table(words_of.plain, ' ') as w (word) where char_length(w.word) between 3 and 40;
$$;

-- Name: FUNCTION words_of(plain text); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.words_of(plain text) IS 'The words of a folded text that a slip is looked for among.';

-- Name: write_due_notes(timestamp with time zone, integer); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.write_due_notes(at timestamp with time zone DEFAULT clock_timestamp(), most integer DEFAULT 200) RETURNS integer
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  -- Minutes, then a day: what fails three times needs somebody to look at it.
  pauses constant interval[] := array['5 minutes', '20 minutes', '1 day'];
  due record;
  note record;
  written int := 0;
begin
  for due in
    select s.user_id, s.tries from private.note_schedule s
    where s.user_id in (select d.user_id from private.due_notes(write_due_notes.at) d)
    order by s.next_attempt_at nulls first, s.user_id
    limit write_due_notes.most
    for update skip locked
  loop
    -- From here on this is the user's own request.
    perform set_config('request.jwt.claim.sub', due.user_id::text, true);
    perform set_config('request.jwt.claims', jsonb_build_object('sub', due.user_id)::text, true);
    begin
      -- Asked again under the lock: another run may have been faster.
      for note in select d.* from private.due_notes(write_due_notes.at, due.user_id) d loop
        perform private.write_scheduled_note(note.kind, note.day);
        update private.note_schedule s set
          last_week = case note.kind when 'weekly_report' then note.day + 1 else s.last_week end,
          last_month = case note.kind when 'monthly_report' then note.day + 1 else s.last_month end,
          tries = 0, next_attempt_at = null
        where s.user_id = due.user_id;
        written := written + 1;
      end loop;
    exception when others then
      raise warning 'automatic notes of % failed: %', due.user_id, sqlerrm;
      update private.note_schedule s set tries = (s.tries + 1) % 3, next_attempt_at = write_due_notes.at + pauses[s.tries + 1]
      where s.user_id = due.user_id;
    end;
  end loop;
  perform set_config('request.jwt.claim.sub', '', true), set_config('request.jwt.claims', '', true);
  return written;
end;
$$;

-- Name: FUNCTION write_due_notes(at timestamp with time zone, most integer); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.write_due_notes(at timestamp with time zone, most integer) IS 'Writes the notes of users who are due, each user''s all or none; returns how many were settled. Several may run at once. For pg_cron.';

-- Name: write_note(private.note_period); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.write_note(period private.note_period, OUT note public.library_items, OUT created boolean, OUT is_empty boolean) RETURNS record
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  caller uuid := private.current_user_id();
  body text;
  content text;
begin
  -- Two requests at once write one after the other, each with all that is there.
  perform pg_advisory_xact_lock(hashtextextended(caller::text || ':note:' || period.kind || period.last_day, 0));
  if period.kind <> 'medical_appointment' then
    perform private.continue_bills(period.last_day + 7), private.continue_incomes(period.last_day);
  end if;
  body := private.note_body(period);
  is_empty := body is null;
  content := case when is_empty then case period.kind
      when 'medical_appointment' then 'Ainda não sei nada da sua saúde para levar a esta consulta. '
        || 'Me conte alergias, remédios e sintomas, ou registre medidas, e peça o resumo de novo.'
      else 'Ainda não há nada registrado neste período. Me conte um gasto, uma medida ou um hábito, e o próximo relatório já vem com isso.' end
    else concat_ws(E'\n\n', private.note_opening(period), body, private.note_closing(period)) end;
  created := not exists (
    select from public.library_items i
    where i.user_id = caller and i.kind = period.kind and i.period_to = period.last_day and i.origin = 'automatic' and i.deleted_at is null);
  insert into public.library_items as i (user_id, type, title, content, origin, kind, period_from, period_to, generated_at)
  values (caller, 'note', private.note_title(period), content, 'automatic', period.kind, period.first_day, period.last_day, clock_timestamp())
  on conflict (user_id, kind, period_to) where origin = 'automatic' do update set
    title = excluded.title, content = excluded.content, period_from = excluded.period_from, generated_at = excluded.generated_at,
    deleted_at = null
  returning i.* into note;
end;
$$;

-- Name: FUNCTION write_note(period private.note_period, OUT note public.library_items, OUT created boolean, OUT is_empty boolean); Type: COMMENT; Schema: private; Owner: -

COMMENT ON FUNCTION private.write_note(period private.note_period, OUT note public.library_items, OUT created boolean, OUT is_empty boolean) IS 'Composes the caller''s note of a period and keeps it, in the place of the one that was there, deleted or not.';

-- Name: write_scheduled_note(text, date); Type: FUNCTION; Schema: private; Owner: -

CREATE FUNCTION private.write_scheduled_note(kind text, day date) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  period private.note_period := case when write_scheduled_note.kind = 'medical_appointment'
    then private.appointment_period(write_scheduled_note.day) else private.report_period(write_scheduled_note.kind, write_scheduled_note.day) end;
begin
  -- What the user deleted or made their own is left alone; a request writes it nevertheless.
  if exists (
      select from public.library_items i
      where i.user_id = private.current_user_id() and i.kind = period.kind and i.period_to = period.last_day
        and (i.deleted_at is not null or i.origin = 'user'))
    or (period.kind <> 'medical_appointment' and not private.was_active(period)) then
    return;
  end if;
  perform private.write_note(period);
end;
$$;

-- Name: add_knowledge(text, text, text, text, text, double precision, text, text); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.add_knowledge(type text, content text, area text, sub_area text DEFAULT NULL::text, title text DEFAULT NULL::text, confidence double precision DEFAULT NULL::double precision, person text DEFAULT NULL::text, tool_call_id text DEFAULT NULL::text) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  stored jsonb := private.replay_tool('add_knowledge', add_knowledge.tool_call_id);
  by_assistant boolean := add_knowledge.tool_call_id is not null;
  item public.knowledge_items;
  person_id uuid;
  person_is_new boolean := false;
  outcome record;
  result jsonb;
  undo jsonb := '[]';
  person_undo jsonb := '[]';
begin
  if stored is not null then
    return stored;
  end if;
  perform private.check_knowledge(add_knowledge.type, add_knowledge.content, add_knowledge.title, add_knowledge.area,
    add_knowledge.sub_area, add_knowledge.confidence, add_knowledge.person, not by_assistant);
  item := private.new_knowledge(by_assistant, add_knowledge.confidence);
  item.type := add_knowledge.type;
  item.area := add_knowledge.area;
  item.sub_area := case when private.is_sub_area(item.area, add_knowledge.sub_area) then add_knowledge.sub_area end;
  item.content := btrim(add_knowledge.content, E' \t\r\n');
  item.title := coalesce(nullif(btrim(add_knowledge.title), ''), private.title_of(item.content));
  if item.type = 'person' or nullif(btrim(add_knowledge.person), '') is not null then
    select p.id, p.created, coalesce(p.undo, '[]') into person_id, person_is_new, person_undo from private.ensure_person(
      coalesce(nullif(btrim(add_knowledge.person), ''), nullif(btrim(add_knowledge.title), ''), private.name_in(item.content)),
      case when item.type = 'person' then private.relationship_in(item.content) end, by_assistant,
      case when item.type = 'person' then item.content end) as p;
    item.subject := coalesce(person_id::text, 'self');
  end if;
  if item.type = 'person' and person_is_new then
    -- The new person item carries the content itself.
    result := jsonb_build_object('status', 'created');
    item.id := person_id;
  else
    -- What comes later about a known person is a fact of its own.
    item.type := case item.type when 'person' then 'fact' else item.type end;
    select s.* into outcome from private.settle_knowledge(item) as s;
    item.id := outcome.id;
    undo := outcome.undo_all;
    result := jsonb_build_object('status', outcome.status)
      || private.settled_json(item.user_id, outcome.superseded, outcome.against, outcome.candidates, outcome.id);
  end if;
  return private.record_tool('add_knowledge', add_knowledge.tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('type', add_knowledge.type, 'content', add_knowledge.content, 'area', add_knowledge.area,
      'sub_area', add_knowledge.sub_area, 'title', add_knowledge.title, 'confidence', add_knowledge.confidence,
      'person', add_knowledge.person)),
    result || jsonb_build_object('item', (
      select private.knowledge_json(i) from public.knowledge_items i where i.user_id = item.user_id and i.id = item.id)),
    undo || person_undo);
end;
$$;

-- Name: FUNCTION add_knowledge(type text, content text, area text, sub_area text, title text, confidence double precision, person text, tool_call_id text); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.add_knowledge(type text, content text, area text, sub_area text, title text, confidence double precision, person text, tool_call_id text) IS 'Stores a belief, or refreshes the one that says the same: { status: created | updated, item, superseded?: [item], question?: { item, other, question }, candidates?: [item] }. superseded: what it made untrue; question: it speaks against what the user validated, or may; candidates: alike, to be judged by judge_candidates. person: whom it is about, made when unknown. With a tool_call_id the assistant speaks (confidence at most 0.95, not validated), without one the user. Raises PT400 invalid_type, invalid_area, invalid_sub_area, invalid_confidence, empty_content, content_too_long, invalid_name, PT409 ambiguous_person.';

-- Name: analyze_context(text, text[], boolean); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.analyze_context(current_topic text, related_areas text[] DEFAULT '{}'::text[], look_for_contradictions boolean DEFAULT true) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $_$
declare
  given text[] := coalesce(analyze_context.related_areas, '{}');
  area text;
  areas text[];
  ids uuid[];
  facts jsonb;
  shown jsonb;
  ties jsonb;
begin
  perform private.current_user_id();
  if analyze_context.current_topic is null or analyze_context.current_topic !~ '\S' or char_length(analyze_context.current_topic) > 1000 then
    perform private.raise(400, 'invalid_topic', 'Preciso saber sobre o que é a conversa, em até 1.000 caracteres.');
  end if;
  foreach area in array given loop
    perform private.check_item_kind(null, coalesce(area, ''));
  end loop;
  select array_agg(t.id), coalesce(jsonb_agg(private.clipped_json(t)), '[]'), array_agg(distinct t.area)
  into ids, facts, areas
  from private.topic_facts(analyze_context.current_topic, given) as t;
  areas := array(select distinct unnest(given || coalesce(areas, '{}')));
  -- Patterns between two areas are ties; the others stand by themselves. Three of each.
  select coalesce(jsonb_agg(p.sentence order by p.place) filter (where p.other_area is null), '[]'),
    coalesce(jsonb_agg(jsonb_build_object('areas', jsonb_build_array(p.other_area, p.area), 'items', to_jsonb(regexp_match(p.title, '^(.*) e (\S+)$')),
      'reason', p.sentence) order by p.place) filter (where p.other_area is not null), '[]')
  into shown, ties
  from (
    select c.*, row_number() over (partition by c.other_area is null order by c.relevance desc, abs(c.effect) desc, c.sentence) as place
    from private.current_patterns(areas, analyze_context.current_topic) c
    where c.relevance > 0 or areas = '{}'
  ) p
  where p.place <= 3;
  return jsonb_build_object(
    'topic', analyze_context.current_topic,
    'facts', facts,
    'patterns', shown || coalesce((select jsonb_agg(t.sentence) from private.told_patterns(areas) t), '[]'),
    'contradictions', case when coalesce(analyze_context.look_for_contradictions, true)
      then private.open_contradictions(areas) || private.record_contradictions() else '[]' end,
    'connections', (
      select coalesce(jsonb_agg(c.tie order by c.place), '[]')
      from jsonb_array_elements(ties || private.suggest_connections(coalesce(ids, '{}'), areas)) with ordinality as c (tie, place)
      where c.place <= 5))
    || case when shown || ties = '[]' then '{}' else
      jsonb_build_object('caution', 'Padrões dos registros são coincidências: não são causa nem diagnóstico.') end;
end;
$_$;

-- Name: FUNCTION analyze_context(current_topic text, related_areas text[], look_for_contradictions boolean); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.analyze_context(current_topic text, related_areas text[], look_for_contradictions boolean) IS 'What memory and records say about a topic: { topic, facts: items, patterns: sentences, contradictions: [{ item, against?: item, record?: sentence }], connections: [{ areas, items: titles, reason }], caution? }. Patterns in records come with their figures and n; caution stands beside them. At most 10 facts, 9 patterns, 5 contradictions, 5 connections, long texts cut. Raises PT400 invalid_topic, invalid_area.';

-- Name: apply_consolidation(uuid, integer, uuid[], jsonb, jsonb, jsonb, jsonb, jsonb); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.apply_consolidation(user_id uuid, attempt integer, messages uuid[], items jsonb, memory_changes jsonb DEFAULT '[]'::jsonb, rejections jsonb DEFAULT '[]'::jsonb, raw_output jsonb DEFAULT NULL::jsonb, said jsonb DEFAULT '[]'::jsonb) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  held private.consolidation_queue := private.hold_consolidation(apply_consolidation.user_id, apply_consolidation.attempt);
  batch uuid[];
  learned record;
  changed record;
  written public.memory_consolidations;
  remaining boolean;
begin
  -- Before the messages are looked at: forget_everything takes the same lock.
  perform pg_advisory_xact_lock(hashtextextended(held.user_id::text || ':knowledge', 0));
  select coalesce(array_agg(m.id), '{}') into batch
  from (
    select l.id from public.messages l
    where l.user_id = held.user_id and l.id = any (apply_consolidation.messages) and l.id in (select w.id from private.messages_to_learn(held.user_id) w)
    for update) m;
  if batch = '{}' then
    perform private.end_run(held.user_id, clock_timestamp());
    return jsonb_build_object('status', 'skipped', 'remaining', false);
  end if;
  select * into learned from private.learn_items(apply_consolidation.items, apply_consolidation.said, batch);
  select * into changed from private.change_memories(held.user_id, learned.kept || apply_consolidation.memory_changes);
  written := private.record_consolidation(held, batch, learned.created, learned.updated, learned.inferred, changed.applied,
    apply_consolidation.rejections || learned.rejections || changed.rejections, apply_consolidation.raw_output);
  remaining := exists (select from private.messages_to_learn(held.user_id));
  if remaining then
    update private.consolidation_queue q set tries = 1 where q.user_id = held.user_id;
  else
    perform private.end_run(held.user_id, clock_timestamp());
  end if;
  return jsonb_build_object('status', written.status, 'consolidationId', written.id, 'messagesProcessed', written.messages_processed,
    'factsCreated', written.facts_created, 'factsUpdated', written.facts_updated, 'inferencesCreated', written.inferences_created,
    'remaining', remaining);
end;
$$;

-- Name: FUNCTION apply_consolidation(user_id uuid, attempt integer, messages uuid[], items jsonb, memory_changes jsonb, rejections jsonb, raw_output jsonb, said jsonb); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.apply_consolidation(user_id uuid, attempt integer, messages uuid[], items jsonb, memory_changes jsonb, rejections jsonb, raw_output jsonb, said jsonb) IS 'Learns the items of a claimed user''s batch, changes the profile, stamps the messages and writes the record, all or nothing; without more messages the run ends: { status: completed | partial | skipped, consolidationId, messagesProcessed, factsCreated, factsUpdated, inferencesCreated, remaining }. items and memory_changes as extraction gives them; rejections: [{ reason, item }] made before; said: [{ message_id, said }], messages whose own words may make something known untrue. A message gone or forgotten meanwhile teaches nothing. Raises PT409 stale_consolidation.';

-- Name: claim_consolidation(uuid[], boolean, boolean, timestamp with time zone); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.claim_consolidation(user_ids uuid[] DEFAULT NULL::uuid[], force boolean DEFAULT false, fresh boolean DEFAULT true, at timestamp with time zone DEFAULT clock_timestamp()) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  if claim_consolidation.force then
    return private.claim_now(claim_consolidation.user_ids[1], claim_consolidation.at, claim_consolidation.fresh);
  end if;
  -- Due without a new message: skipped without a trace, until their next 3:00.
  perform private.end_run(i.user_id, claim_consolidation.at)
  from (
    select q.user_id from private.consolidation_queue q
    where q.user_id in (select d.user_id from private.due_users(claim_consolidation.at) d where not d.waiting)
    for update skip locked
  ) i;
  return private.claim_due(claim_consolidation.at, claim_consolidation.user_ids);
end;
$$;

-- Name: FUNCTION claim_consolidation(user_ids uuid[], force boolean, fresh boolean, at timestamp with time zone); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.claim_consolidation(user_ids uuid[], force boolean, fresh boolean, at timestamp with time zone) IS 'Takes the lease of the next user who is due, of those given if any: { status: claimed, userId, attempt, tries } | { status: none }. force takes the one user given whether due or not, else says { status: skipped | busy | unknown }; fresh: as a new run, with all its tries. at: for whom the clock is asked.';

-- Name: close_turn(uuid, integer, text, text, text[], jsonb, jsonb, integer, jsonb, jsonb, jsonb); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.close_turn(turn_id uuid, attempt integer, outcome text, route text, skills text[], messages jsonb, answer jsonb, model_calls integer DEFAULT 0, usage jsonb DEFAULT '{}'::jsonb, pending_action jsonb DEFAULT NULL::jsonb, decision jsonb DEFAULT NULL::jsonb) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  caller uuid := private.current_user_id();
  conversation uuid;
begin
  if close_turn.decision ->> 'status' not in ('rejected', 'corrected', 'dropped') then
    perform private.raise(400, 'invalid_request', 'Só confirm_pending_action executa o que está pendente.');
  end if;
  -- In the order in which open_turn locks: conversation, then turn.
  perform 1 from public.conversations c
  where c.user_id = caller
    and c.id = (select t.conversation_id from public.turns t where t.user_id = caller and t.id = close_turn.turn_id)
  for no key update;
  conversation := private.finish_turn(close_turn.turn_id, close_turn.attempt, close_turn.outcome, close_turn.route,
    close_turn.skills, close_turn.answer, close_turn.model_calls, close_turn.usage);
  if conversation is null then
    return jsonb_build_object('closed', true);
  end if;
  -- A retried turn answers anew; what its failed attempt had said goes.
  delete from public.messages m
  where m.user_id = caller and m.turn_id = close_turn.turn_id and m.role <> 'user';
  insert into public.messages (user_id, conversation_id, turn_id, role, parts, content, tool_calls, tool_call_id, name)
  select caller, conversation, close_turn.turn_id, m.value ->> 'role', m.value -> 'parts', d.content, d.tool_calls, d.tool_call_id, d.name
  from jsonb_array_elements(close_turn.messages) with ordinality as m (value, position)
  cross join lateral private.derive_message(m.value -> 'parts') as d
  order by m.position;
  if close_turn.decision is not null then
    perform private.claim_pending_action((close_turn.decision ->> 'id')::uuid, close_turn.turn_id,
      close_turn.decision ->> 'status');
  end if;
  if close_turn.pending_action is not null then
    perform private.open_pending_action(conversation, close_turn.turn_id, close_turn.pending_action);
  end if;
  update public.conversations c set
    updated_at = now(),
    title = coalesce(c.title, (
      select left(m.content, 80) from public.messages m
      where m.user_id = caller and m.conversation_id = conversation and m.role = 'user'
      order by m.seq limit 1))
  where c.id = conversation and c.user_id = caller;
  return jsonb_build_object('closed', true);
end;
$$;

-- Name: FUNCTION close_turn(turn_id uuid, attempt integer, outcome text, route text, skills text[], messages jsonb, answer jsonb, model_calls integer, usage jsonb, pending_action jsonb, decision jsonb); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.close_turn(turn_id uuid, attempt integer, outcome text, route text, skills text[], messages jsonb, answer jsonb, model_calls integer, usage jsonb, pending_action jsonb, decision jsonb) IS 'Ends a turn in one transaction: its messages ([{ role, parts }]), answer, usage, the decision on the open pending action ({ id, status }) and a new one. Raises PT409 stale_turn.';

-- Name: confirm_pending_action(uuid, integer, uuid, text, jsonb); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.confirm_pending_action(turn_id uuid, attempt integer, pending_action_id uuid, status text DEFAULT 'confirmed'::text, calls jsonb DEFAULT NULL::jsonb) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  pending public.pending_actions;
  call jsonb;
  results jsonb := '[]'::jsonb;
begin
  if confirm_pending_action.status not in ('confirmed', 'selected') then
    perform private.raise(400, 'invalid_request', 'Só uma confirmação ou escolha executa o que está pendente.');
  end if;
  perform private.hold_turn(confirm_pending_action.turn_id, confirm_pending_action.attempt);
  pending := private.claim_pending_action(confirm_pending_action.pending_action_id, confirm_pending_action.turn_id,
    confirm_pending_action.status);
  if pending.results is not null then
    return pending.results;
  end if;
  perform set_config('life_assistant.turn_id', confirm_pending_action.turn_id::text, true);
  for call in select value from jsonb_array_elements(coalesce(confirm_pending_action.calls, pending.calls)) loop
    results := results || jsonb_build_array(call || jsonb_build_object('result',
      private.call_tool(call ->> 'tool', call -> 'args', call ->> 'toolCallId')));
  end loop;
  perform private.store_pending_results(pending.id, results);
  return results;
end;
$$;

-- Name: FUNCTION confirm_pending_action(turn_id uuid, attempt integer, pending_action_id uuid, status text, calls jsonb); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.confirm_pending_action(turn_id uuid, attempt integer, pending_action_id uuid, status text, calls jsonb) IS 'Runs every call of a pending action in one transaction, exactly once, and returns [{ toolCallId, tool, args, result }]. calls: the same calls with the arguments the user chose. A tool''s error rolls everything back and leaves the action open.';

-- Name: correct_knowledge(uuid, text, text, text, text, text, jsonb, text); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.correct_knowledge(item_id uuid, content text DEFAULT NULL::text, title text DEFAULT NULL::text, type text DEFAULT NULL::text, area text DEFAULT NULL::text, sub_area text DEFAULT NULL::text, person_metadata jsonb DEFAULT NULL::jsonb, tool_call_id text DEFAULT NULL::text) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  stored jsonb := private.replay_tool('correct_knowledge', correct_knowledge.tool_call_id);
  args jsonb := jsonb_strip_nulls(jsonb_build_object('item_id', correct_knowledge.item_id, 'content', correct_knowledge.content,
    'title', correct_knowledge.title, 'type', correct_knowledge.type, 'area', correct_knowledge.area,
    'sub_area', correct_knowledge.sub_area, 'person_metadata', correct_knowledge.person_metadata));
  old public.knowledge_items;
  item public.knowledge_items;
  settled record;
  moved jsonb;
begin
  if stored is not null then
    return stored;
  end if;
  old := private.lock_knowledge(correct_knowledge.item_id);
  perform private.check_current(old);
  item := private.corrected(old, correct_knowledge.content, correct_knowledge.title, correct_knowledge.type,
    correct_knowledge.area, correct_knowledge.sub_area, correct_knowledge.person_metadata);
  perform private.check_knowledge(item.type, item.content, item.title, item.area, item.sub_area, null, null, true);
  perform private.check_correction(old, item);
  if (item.type, item.area, item.title, item.content) = (old.type, old.area, old.title, old.content)
    and item.sub_area is not distinct from old.sub_area and coalesce(item.person_metadata, '{}') = coalesce(old.person_metadata, '{}') then
    return private.record_tool('correct_knowledge', correct_knowledge.tool_call_id, args,
      jsonb_build_object('status', 'unchanged', 'item', private.knowledge_entry(old)));
  end if;
  -- First out of the way, or the new wording would be taken for the same item.
  update public.knowledge_items i set deleted_at = clock_timestamp() where i.user_id = old.user_id and i.id = old.id;
  select s.* into settled from private.settle_knowledge(item) as s;
  if settled.status = 'created' and cardinality(old.tags) > 0 then
    update public.knowledge_items i set tags = old.tags where i.user_id = old.user_id and i.id = settled.id;
  end if;
  moved := private.hand_over(old.id, settled.id);
  perform private.close_questions(old.id);
  return private.record_tool('correct_knowledge', correct_knowledge.tool_call_id, args,
    jsonb_build_object('status', 'corrected', 'old_id', old.id, 'item', private.knowledge_entry(private.own_knowledge(settled.id))),
    moved || settled.undo_all || jsonb_build_array(jsonb_build_object('table', 'knowledge_items', 'id', old.id,
      'set', jsonb_build_object('deleted_at', null))));
end;
$$;

-- Name: FUNCTION correct_knowledge(item_id uuid, content text, title text, type text, area text, sub_area text, person_metadata jsonb, tool_call_id text); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.correct_knowledge(item_id uuid, content text, title text, type text, area text, sub_area text, person_metadata jsonb, tool_call_id text) IS 'The user says what is right instead: a new item at confidence 1, validated, linked to the old one, which is deleted softly: { status: corrected | unchanged, old_id?, item }. What is not given stays. Raises PT404 knowledge_not_found, PT409 knowledge_deleted, knowledge_superseded, PT422 person_stays_person, PT400 as add_knowledge and invalid_person.';

-- Name: create_automatic_note(text, date, text); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.create_automatic_note(kind text, date date DEFAULT NULL::date, tool_call_id text DEFAULT NULL::text) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  stored jsonb := private.replay_tool('create_automatic_note', create_automatic_note.tool_call_id);
  written record;
begin
  if stored is not null then
    return stored;
  end if;
  perform private.check_note_request(create_automatic_note.kind, create_automatic_note.date);
  select * into written from private.write_note(case create_automatic_note.kind
    when 'medical_appointment' then private.appointment_period(create_automatic_note.date)
    else private.report_period(create_automatic_note.kind, create_automatic_note.date) end);
  return private.record_tool('create_automatic_note', create_automatic_note.tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('kind', create_automatic_note.kind, 'date', create_automatic_note.date)),
    jsonb_build_object('status', case when written.created then 'created' else 'updated' end, 'empty', written.is_empty,
      'note', private.library_item_json(written.note)),
    case when written.created then jsonb_build_object('table', 'library_items', 'id', (written.note).id,
      'set', jsonb_build_object('deleted_at', 'now')) end);
end;
$$;

-- Name: FUNCTION create_automatic_note(kind text, date date, tool_call_id text); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.create_automatic_note(kind text, date date, tool_call_id text) IS 'Writes the weekly_report, monthly_report (of the period that holds date; without one the running period, on its first day the one before) or medical_appointment note (date: the day of the appointment, today by default) into library_items, once a user, kind and period: { status: created | updated, empty, note: { id, kind, title, content, period_from, period_to } }. Raises PT400 invalid_kind, invalid_date, future_date.';

-- Name: create_expense(numeric, text, text, date, text); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.create_expense(amount numeric DEFAULT NULL::numeric, category text DEFAULT NULL::text, description text DEFAULT NULL::text, date date DEFAULT NULL::date, tool_call_id text DEFAULT NULL::text) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  caller uuid := private.current_user_id();
  stored jsonb := private.replay_tool('create_expense', tool_call_id);
  expense public.expenses;
begin
  if stored is not null then
    return stored;
  end if;
  insert into public.expenses (user_id, amount, category, description, spent_on)
  values (
    caller,
    private.finance_amount(create_expense.amount),
    private.finance_category('expense', create_expense.category),
    private.finance_text(create_expense.description, 'description', 500),
    private.finance_past_date(create_expense.date)
  )
  returning * into expense;
  return private.record_tool('create_expense', tool_call_id,
    jsonb_build_object('amount', expense.amount, 'category', expense.category, 'description', expense.description,
      'date', expense.spent_on),
    jsonb_build_object(
      'expense', jsonb_build_object('id', expense.id, 'amount', expense.amount, 'category', expense.category,
        'description', expense.description, 'date', expense.spent_on),
      'month', private.spending_of_month(expense.category, expense.spent_on)),
    jsonb_build_object('table', 'expenses', 'id', expense.id, 'set', jsonb_build_object('deleted_at', 'now')));
end;
$$;

-- Name: FUNCTION create_expense(amount numeric, category text, description text, date date, tool_call_id text); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.create_expense(amount numeric, category text, description text, date date, tool_call_id text) IS 'Records an expense, today unless told. Returns { expense, month: { month, spent, category_spent, category_budget?, category_percent?, category_left? } }. PT400 invalid_amount, invalid_category (allowed in detail), invalid_description, future_date, date_too_old.';

-- Name: create_finance_item(text, text, numeric, text, integer, boolean, integer, integer, date, text); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.create_finance_item(kind text DEFAULT NULL::text, name text DEFAULT NULL::text, amount numeric DEFAULT NULL::numeric, category text DEFAULT NULL::text, due_day integer DEFAULT NULL::integer, recurring boolean DEFAULT NULL::boolean, installments integer DEFAULT NULL::integer, current_installment integer DEFAULT NULL::integer, date date DEFAULT NULL::date, tool_call_id text DEFAULT NULL::text) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  stored jsonb := private.replay_tool('create_finance_item', tool_call_id);
  item_name text;
  value numeric;
  created jsonb;
begin
  if stored is not null then
    return stored;
  end if;
  if kind is null or kind not in ('bill', 'income', 'debt', 'budget', 'investment') then
    perform private.raise(400, 'invalid_kind', 'Não conheço esse tipo de item.', jsonb_build_object('kind', left(kind, 100),
      'allowed', array['bill', 'income', 'debt', 'budget', 'investment']));
  end if;
  -- A budget is known by its category; a name given with it is not kept.
  item_name := case when kind = 'budget' then coalesce(name, category) else private.finance_text(name, 'name', 200) end;
  value := private.finance_amount(amount);
  created := case kind
    when 'bill' then private.create_bill(item_name, value, category, due_day, recurring, date)
    when 'income' then private.create_income(item_name, value, category, due_day, recurring, date)
    when 'debt' then private.create_debt(item_name, value, due_day, installments, current_installment, date)
    when 'budget' then private.create_budget(value, category, recurring, date)
    when 'investment' then private.create_investment(item_name, value, category, date)
  end;
  return private.record_tool('create_finance_item', tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('kind', kind, 'name', item_name, 'amount', value, 'category', category,
      'due_day', due_day, 'recurring', recurring, 'installments', installments,
      'current_installment', current_installment, 'date', date)),
    jsonb_build_object('kind', kind, 'item', created -> 'item'),
    created -> 'undo');
end;
$$;

-- Name: FUNCTION create_finance_item(kind text, name text, amount numeric, category text, due_day integer, recurring boolean, installments integer, current_installment integer, date date, tool_call_id text); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.create_finance_item(kind text, name text, amount numeric, category text, due_day integer, recurring boolean, installments integer, current_installment integer, date date, tool_call_id text) IS 'Creates a bill (recurring unless it has a date), an income (received when dated today or before), a debt (amount is the instalment when installments is given: negotiated; else the whole sum, not negotiated), a budget (replaces that of the category and month) or an investment. Returns { kind, item }. PT400 invalid_kind, invalid_amount, invalid_name, invalid_category (allowed in detail), invalid_due_day, due_day_required, invalid_installments, invalid_current_installment, future_date, invalid_date.';

-- Name: create_habit(text, text, integer[], text); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.create_habit(name text, frequency text DEFAULT 'daily'::text, days integer[] DEFAULT NULL::integer[], tool_call_id text DEFAULT NULL::text) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  caller uuid := private.current_user_id();
  stored jsonb := private.replay_tool('create_habit', tool_call_id);
  wanted text;
  checked int[];
  habit public.habits;
  reactivated boolean := true;
begin
  if stored is not null then
    return stored;
  end if;
  wanted := private.check_habit_name(name);
  checked := private.check_frequency(frequency, days);
  -- A habit given up earlier comes back with its history.
  update public.habits h
  set name = wanted, frequency = create_habit.frequency, days = checked, active = true
  where h.user_id = caller and not h.active and private.fold(h.name) = private.fold(wanted)
  returning h.* into habit;
  if habit.id is null then
    reactivated := false;
    insert into public.habits (user_id, name, frequency, days)
    values (caller, wanted, create_habit.frequency, checked)
    returning * into habit;
  end if;
  return private.record_tool(
    'create_habit',
    tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('name', name, 'frequency', frequency, 'days', to_jsonb(days))),
    jsonb_build_object('habit', private.habit_json(habit), 'reactivated', reactivated),
    jsonb_build_object('table', 'habits', 'id', habit.id, 'set', jsonb_build_object('active', false)));
exception when unique_violation then
  -- Two calls at the same instant; the check above saw neither.
  perform private.raise(409, 'habit_exists', format('Você já tem o hábito “%s”.', wanted));
end;
$$;

-- Name: FUNCTION create_habit(name text, frequency text, days integer[], tool_call_id text); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.create_habit(name text, frequency text, days integer[], tool_call_id text) IS 'Creates a habit, or brings back an inactive one of that name. Returns { habit, reactivated }. PT409 habit_exists, PT400 for name, frequency or days.';

-- Name: delete_account(uuid); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.delete_account(account_id uuid) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  return jsonb_build_object('receipt', private.erase_account(delete_account.account_id));
end;
$$;

-- Name: FUNCTION delete_account(account_id uuid); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.delete_account(account_id uuid) IS 'Deletes the caller''s account with every row, for good: { receipt: { id, account_id, deleted_at, rows: { table: n }, total, signature } }. account_id must be the caller''s own. Raises PT404 account_not_found, PT403 recent_login_required (login older than 10 minutes), PT401 unauthenticated when the account is gone.';

-- Name: delete_knowledge(uuid, text); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.delete_knowledge(item_id uuid, tool_call_id text DEFAULT NULL::text) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  stored jsonb := private.replay_tool('delete_knowledge', delete_knowledge.tool_call_id);
  item public.knowledge_items;
  -- One instant for all that goes together: restoring goes by it.
  instant timestamptz := clock_timestamp();
  gone uuid[] := '{}'::uuid[];
begin
  if stored is not null then
    return stored;
  end if;
  item := private.lock_knowledge(delete_knowledge.item_id);
  if item.deleted_at is null then
    with deleted as (
      update public.knowledge_items i set deleted_at = instant
      where i.user_id = item.user_id and i.deleted_at is null and (i.id = item.id or i.subject_id = item.id)
      returning i.id
    )
    select array_agg(d.id) into gone from deleted d;
    perform private.close_questions(g.id) from unnest(gone) as g (id);
    item := private.own_knowledge(item.id);
  end if;
  return private.record_tool('delete_knowledge', delete_knowledge.tool_call_id,
    jsonb_build_object('item_id', item.id),
    jsonb_build_object('status', case when gone = '{}' then 'unchanged' else 'deleted' end,
      'item', private.knowledge_entry(item),
      'deleted_about', greatest(cardinality(gone) - 1, 0),
      -- What it had replaced stays in history; restore_knowledge makes one of them current again.
      'replaced', coalesce((
        select jsonb_agg(i.id order by i.superseded_at, i.id) from public.knowledge_items i
        where i.user_id = item.user_id and i.superseded_by_id = item.id and i.deleted_at is null), '[]')),
    (select jsonb_agg(jsonb_build_object('table', 'knowledge_items', 'id', g.id, 'set', jsonb_build_object('deleted_at', null)))
      from unnest(gone) as g (id)));
end;
$$;

-- Name: FUNCTION delete_knowledge(item_id uuid, tool_call_id text); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.delete_knowledge(item_id uuid, tool_call_id text) IS 'The user rejects an item: deleted softly, restorable for 30 days; a person''s facts go with them: { status: deleted | unchanged, item, deleted_about, replaced: [ids it had superseded] }. Raises PT404 knowledge_not_found.';

-- Name: delete_metric(uuid, text); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.delete_metric(entry_id uuid, tool_call_id text DEFAULT NULL::text) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  stored jsonb := private.replay_tool('delete_metric', tool_call_id);
  entry public.tracking_entries;
begin
  if stored is not null then
    return stored;
  end if;
  entry := private.own_entry(entry_id);
  update public.tracking_entries e set deleted_at = now() where e.id = entry.id;
  return private.record_tool(
    'delete_metric',
    tool_call_id,
    jsonb_build_object('entry_id', entry_id),
    jsonb_build_object('entry', private.tracking_entry_json(entry)),
    jsonb_build_object('table', 'tracking_entries', 'id', entry.id, 'set', jsonb_build_object('deleted_at', null)));
end;
$$;

-- Name: FUNCTION delete_metric(entry_id uuid, tool_call_id text); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.delete_metric(entry_id uuid, tool_call_id text) IS 'Takes an entry out of every view; it can be restored. Returns { entry }. PT404 without such an entry.';

-- Name: export_page(text, jsonb); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.export_page(what text DEFAULT 'everything'::text, cursor jsonb DEFAULT NULL::jsonb) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  caller uuid := private.current_user_id();
  allowed text[] := array['memory', 'notes', 'conversations', 'everything'];
  tables text[];
  start record;
  part record;
  parts jsonb := '[]'::jsonb;
  next jsonb;
  section text;
begin
  if export_page.what is null or export_page.what <> all (allowed) then
    perform private.raise(400, 'invalid_what', 'Não sei exportar isso.', jsonb_build_object('allowed', allowed));
  end if;
  tables := private.export_tables(export_page.what);
  select null::text as section, null::timestamptz as after_time, null::text as after_key into start;
  if export_page.cursor is not null then
    select * into start from private.read_export_cursor(export_page.cursor, tables);
  end if;
  foreach section in array tables[coalesce(array_position(tables, start.section), 1):] loop
    if section = start.section then
      select * into part from private.export_part(section, tables, start.after_time, start.after_key);
    else
      select * into part from private.export_part(section, tables, null, null);
    end if;
    parts := parts || jsonb_build_array(jsonb_build_object('section', section, 'rows', part.rows));
    if not part.complete then
      next := jsonb_build_object('section', section, 'time', part.last_time, 'key', part.last_key);
      exit;
    end if;
    -- A page is one answer: short tables share it, long ones get their own.
    if jsonb_array_length(part.rows) > 100 and section <> tables[cardinality(tables)] then
      next := jsonb_build_object('section', tables[array_position(tables, section) + 1], 'time', '-infinity', 'key',
        case when private.has_column(tables[array_position(tables, section) + 1], 'seq') then '0' else '00000000-0000-0000-0000-000000000000' end);
      exit;
    end if;
  end loop;
  return jsonb_build_object(
    'parts', parts,
    'next', next,
    'sections', to_jsonb(tables),
    'exported_at', now(),
    'timezone', coalesce((select p.timezone from public.profiles p where p.user_id = caller), 'America/Sao_Paulo'));
end;
$$;

-- Name: FUNCTION export_page(what text, cursor jsonb); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.export_page(what text, cursor jsonb) IS 'A page of the caller''s data: { parts: [{ section, rows }], next: cursor | null, sections, exported_at, timezone }; what is memory, notes, conversations or everything. Rows are oldest first, as the tables have them, without owner, deleted rows and what is computed; knowledge items have is_current and about. Raises PT400 invalid_what, invalid_cursor.';

-- Name: fail_consolidation(uuid, integer, text, double precision); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.fail_consolidation(user_id uuid, attempt integer, error text, retry_seconds double precision) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  held private.consolidation_queue := private.hold_consolidation(fail_consolidation.user_id, fail_consolidation.attempt);
begin
  if held.tries >= 3 then
    perform private.give_up(held.user_id, fail_consolidation.error, clock_timestamp());
    return jsonb_build_object('status', 'failed');
  end if;
  update private.consolidation_queue q set
    locked_until = null, claimed_at = null,
    time_spent = q.time_spent + (clock_timestamp() - held.claimed_at),
    next_attempt_at = clock_timestamp() + make_interval(secs => fail_consolidation.retry_seconds)
  where q.user_id = held.user_id;
  return jsonb_build_object('status', 'retry');
end;
$$;

-- Name: FUNCTION fail_consolidation(user_id uuid, attempt integer, error text, retry_seconds double precision); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.fail_consolidation(user_id uuid, attempt integer, error text, retry_seconds double precision) IS 'Gives a claimed user back after a failure, to be tried again after retry_seconds; the third failure ends the run with a record: { status: retry | failed }. Raises PT409 stale_consolidation.';

-- Name: forget_everything(text); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.forget_everything(tool_call_id text DEFAULT NULL::text) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  stored jsonb := private.replay_tool('forget_everything', forget_everything.tool_call_id);
begin
  if stored is not null then
    return stored;
  end if;
  perform private.note_forgetting();
  return private.record_tool('forget_everything', forget_everything.tool_call_id, '{}',
    jsonb_build_object('status', 'forgotten', 'counts', private.forget(private.current_user_id())));
end;
$$;

-- Name: FUNCTION forget_everything(tool_call_id text); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.forget_everything(tool_call_id text) IS 'Removes all knowledge with its embeddings, the content of user memory, all summaries and the automatic notes for good, and marks every message so far as not to be learned from: { status: forgotten, counts: { knowledge_items, automatic_notes, summaries, messages_not_to_learn } }. Asks nothing.';

-- Name: get_debt_progress(uuid, text); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.get_debt_progress(debt_id uuid DEFAULT NULL::uuid, debt_name text DEFAULT NULL::text) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  wanted text := nullif(btrim(get_debt_progress.debt_name), '');
  debts public.debts[];
begin
  if get_debt_progress.debt_id is not null then
    debts := array[private.own_debt(get_debt_progress.debt_id)];
  else
    debts := array(select d from private.debts_by_name(wanted, false) as d);
    if wanted is not null and cardinality(debts) = 0 then
      perform private.raise(404, 'debt_not_found', 'Não encontrei nenhuma dívida com esse nome.',
        jsonb_build_object('existing', private.debt_names()));
    end if;
  end if;
  return jsonb_build_object(
    'today', private.today(),
    'debts', coalesce(
      (select jsonb_agg(private.debt_json(debts[i]) order by i) from generate_subscripts(debts, 1) as i), '[]'),
    'totals', private.debt_totals(debts));
end;
$$;

-- Name: FUNCTION get_debt_progress(debt_id uuid, debt_name text); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.get_debt_progress(debt_id uuid, debt_name text) IS 'Progress of one debt, of those a name fits, or of all: { today, debts, totals }. PT404 debt_not_found, with the open debts'' names in detail.';

-- Name: get_finance_summary(text, date, date, text); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.get_finance_summary(period text DEFAULT 'current_month'::text, from_date date DEFAULT NULL::date, to_date date DEFAULT NULL::date, about text DEFAULT NULL::text) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  range record := private.summary_range(get_finance_summary.period, get_finance_summary.from_date, get_finance_summary.to_date);
  words text := nullif(btrim(left(get_finance_summary.about, 200)), '');
begin
  return jsonb_build_object('period', range.name, 'from', range.first_day, 'to', range.last_day, 'today', private.today())
    || case when range.name = 'days' then private.days_summary(range.first_day, range.last_day)
      else private.months_summary(range.first_day, range.last_day) end
    || case when words is null then '{}' else
      jsonb_build_object('matching', private.spending_about(range.first_day, range.last_day, words)) end;
end;
$$;

-- Name: FUNCTION get_finance_summary(period text, from_date date, to_date date, about text); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.get_finance_summary(period text, from_date date, to_date date, about text) IS 'The money of current_month, last_month or year (January to the end of this month), or of from_date to to_date. Whole months: income (received where known, else expected), income_received, budgeted, spent (expenses only), bills_paid (by day of payment), bills_pending and installments_pending (what is overdue included when the range holds today), installments_paid, balance = income − spent − bills_paid − installments_paid, projected_balance = balance − bills_pending − installments_pending, by_category, invested (in the range), invested_total, pending_bills, debts, upcoming_installments (next 31 days), alerts. Other days (period "days"): spent, by_category, expenses (newest ten), bills_paid, invested. With about: matching, what was spent on those words. Writes the months of recurring bills and incomes that are missing. PT400 invalid_period, invalid_range.';

-- Name: get_habits(boolean, boolean); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.get_habits(include_streaks boolean DEFAULT true, include_today boolean DEFAULT true) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  caller uuid := private.current_user_id();
begin
  return jsonb_build_object(
    'date', private.today(),
    'habits', (
      select coalesce(jsonb_agg(
        private.habit_json(h)
        || case when coalesce(include_today, true) then jsonb_build_object('today', p.state) else '{}' end
        || case when coalesce(include_streaks, true) then jsonb_build_object(
            'streak', p.streak, 'best_streak', p.best_streak,
            'last_30_days', jsonb_build_object('done', p.done_30, 'due', p.due_30)) else '{}' end
        order by h.created_at, h.name), '[]')
      from public.habits h cross join lateral private.habit_progress(h.id) p
      where h.user_id = caller and h.active));
end;
$$;

-- Name: FUNCTION get_habits(include_streaks boolean, include_today boolean); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.get_habits(include_streaks boolean, include_today boolean) IS 'The active habits: { date, habits: [{ id, name, frequency, days?, today, streak, best_streak, last_30_days }] }.';

-- Name: get_pending_bills(integer, integer); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.get_pending_bills(month integer DEFAULT NULL::integer, year integer DEFAULT NULL::integer) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  caller uuid := private.current_user_id();
  today date := private.today();
  range record;
  result jsonb;
begin
  range := private.pending_range(get_pending_bills.month, get_pending_bills.year);
  perform private.continue_bills(range.last_day);
  with due as (
    select b as bill, b.amount, b.due_on, b.due_on < today as overdue,
      row_number() over (order by b.due_on, b.name, b.id) as position
    from public.bills b
    where b.user_id = caller and b.deleted_at is null and b.status = 'pending'
      and b.due_on <= range.last_day and (b.due_on >= range.first_day or (range.overdue_too and b.due_on < today))
  )
  select jsonb_build_object(
    'today', today,
    'from', range.first_day,
    'to', range.last_day,
    'count', count(*),
    'total', coalesce(sum(d.amount), 0),
    'overdue', jsonb_build_object('count', count(*) filter (where d.overdue),
      'total', coalesce(sum(d.amount) filter (where d.overdue), 0)),
    'next_7_days', jsonb_build_object('count', count(*) filter (where d.due_on between today and today + 7),
      'total', coalesce(sum(d.amount) filter (where d.due_on between today and today + 7), 0)),
    'bills', coalesce(jsonb_agg(private.bill_json(d.bill) order by d.position) filter (where d.position <= 50), '[]'),
    'installments', private.open_installments_json(
      case when range.overdue_too then date '1940-01-01' else range.first_day end, range.last_day, 50))
  into result
  from due d;
  return result;
end;
$$;

-- Name: FUNCTION get_pending_bills(month integer, year integer); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.get_pending_bills(month integer, year integer) IS 'Bills to pay in a month, a year or, without either, the next 30 days; what is overdue is included when the range holds today. Returns { today, from, to, count, total, overdue, next_7_days, bills, installments }: counts and totals are of bills; installments are the negotiated debts'' unpaid instalments of the same days. Writes the months of recurring bills that are missing. PT400 invalid_month.';

-- Name: get_person(text); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.get_person(name text) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  caller uuid := private.current_user_id();
  found_ids uuid[];
begin
  if get_person.name is null or private.plain_words(get_person.name) = '' or char_length(get_person.name) > 200 then
    perform private.raise(400, 'invalid_name', 'De quem você quer saber? Preciso de um nome de até 200 letras.');
  end if;
  select array_agg(p.id) into found_ids from private.find_people(get_person.name) as p;
  if found_ids is null then
    return jsonb_build_object('status', 'unknown', 'name', get_person.name, 'known', coalesce((
      select jsonb_agg(k.label order by k.label)
      from (
        select private.person_label(p) as label from public.knowledge_items p
        where p.user_id = caller and p.type = 'person' and p.deleted_at is null and p.superseded_at is null
        order by p.updated_at desc limit 10) k), '[]'));
  end if;
  if cardinality(found_ids) > 1 then
    return jsonb_build_object('status', 'choose', 'name', get_person.name, 'people', (
      select jsonb_agg(jsonb_build_object('id', p.id, 'name', p.title, 'label', private.person_label(p)) order by private.person_label(p), p.id)
      from public.knowledge_items p
      where p.user_id = caller and p.id = any (found_ids)));
  end if;
  return jsonb_build_object('status', 'found', 'person', private.person_json(found_ids[1]));
end;
$$;

-- Name: FUNCTION get_person(name text); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.get_person(name text) IS 'Everything known about somebody: { status: found, person } | { status: choose, people } when several fit | { status: unknown, name, known }. Understands nicknames, typos and relationships. Raises PT400 invalid_name.';

-- Name: get_tracking_history(text, integer); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.get_tracking_history(metric text DEFAULT NULL::text, days integer DEFAULT 30) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  caller uuid := private.current_user_id();
  today date := private.today();
  from_day date;
  period jsonb;
  wanted text := get_tracking_history.metric;
begin
  if wanted is not null and not exists (select from private.metric_rules() r where r.metric = wanted) then
    perform private.raise(400, 'unknown_metric', 'Não conheço essa métrica.',
      jsonb_build_object('metrics', (select jsonb_agg(r.metric) from private.metric_rules() r)));
  end if;
  if coalesce(days, 30) not between 1 and 365 then
    perform private.raise(400, 'days_out_of_range', 'Consigo olhar de 1 a 365 dias.',
      jsonb_build_object('minimum', 1, 'maximum', 365));
  end if;
  from_day := today - coalesce(days, 30) + 1;
  period := jsonb_build_object('days', coalesce(days, 30), 'from', from_day, 'to', today);

  if wanted <> 'custom' then
    return period || private.metric_history(wanted, null, from_day, 50);
  end if;
  -- Each custom name is a metric of its own; few entries each, so that the answer stays readable.
  return period || jsonb_build_object('metric', wanted, 'metrics', (
    select coalesce(
      jsonb_agg(private.metric_history(kind.metric, kind.name, from_day, 10) order by kind.entries desc, kind.metric, kind.name),
      '[]')
    from (
      select e.metric, (array_agg(e.custom_name order by e.created_at))[1] as name, count(*) as entries
      from public.tracking_entries e
      where e.user_id = caller and e.deleted_at is null and e.entry_date between from_day and today
        and (wanted is null or e.metric = wanted)
      group by e.metric, private.fold(e.custom_name)
    ) kind));
end;
$$;

-- Name: FUNCTION get_tracking_history(metric text, days integer); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.get_tracking_history(metric text, days integer) IS 'One metric: { metric, unit, count, latest, mean, min, max, change, entries (newest first), daily? }. No metric, or custom: { metrics: [those] }. PT400 outside 1–365 days.';

-- Name: get_trends(text[], text[], integer); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.get_trends(metrics text[] DEFAULT NULL::text[], habits text[] DEFAULT NULL::text[], days integer DEFAULT 90) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  caller uuid := private.current_user_id();
  span int := coalesce(days, 90);
  from_day date := private.today() - coalesce(days, 90) + 1;
  -- Naming metrics or habits leaves the others out; naming none means everything that was recorded.
  everything boolean := metrics is null and habits is null;
  chosen_metrics text[] := case when metrics is null and habits is null
    then array(select r.metric from private.metric_rules() r) else metrics end;
  chosen_habits uuid[] := case when habits is not null then private.resolve_habits(habits)
    when metrics is null then array(select h.id from public.habits h where h.user_id = caller and h.active) end;
  least_days constant int := 7;
  result jsonb;
begin
  if span not between 7 and 365 then
    perform private.raise(400, 'days_out_of_range', 'Consigo ver tendências de 7 a 365 dias.',
      jsonb_build_object('minimum', 7, 'maximum', 365));
  end if;
  with series as (
    select * from private.trend_series(chosen_metrics, chosen_habits)
  ),
  points as materialized (
    select * from private.daily_values(chosen_metrics, chosen_habits, from_day)
  ),
  trends as (
    select s.series, s.kind, s.name, s.unit, count(p.day) as n,
      regr_slope(p.value, p.day - from_day) as slope, avg(p.value) as mean
    from series s left join points p using (series)
    group by s.series, s.kind, s.name, s.unit
  ),
  pairs as (
    select a.series as a, b.series as b, count(pb.day) as n,
      -- Rounding noise in a constant series would pass for a perfect correlation.
      case when count(distinct pa.value) filter (where pb.day is not null) > 1 and count(distinct pb.value) > 1
        then corr(pa.value, pb.value) end as r
    from series a
    join series b on a.series < b.series
    left join points pa on pa.series = a.series
    left join points pb on pb.series = b.series and pb.day = pa.day
    group by a.series, b.series
  )
  select jsonb_build_object(
    'days', span,
    'from', from_day,
    'to', private.today(),
    'minimum_days', least_days,
    'trends', (
      select coalesce(jsonb_agg(
        jsonb_strip_nulls(jsonb_build_object('kind', t.kind, 'name', t.name, 'unit', t.unit, 'n', t.n, 'status',
          case when t.n < least_days then 'not_enough_data' else 'ok' end))
        || case when t.n < least_days then '{}' else jsonb_build_object(
          'slope', trim_scale(round(t.slope::numeric, 4)), 'mean', trim_scale(round(t.mean::numeric, 2))) end
        order by t.series), '[]')
      from trends t where t.n > 0 or not everything),
    'correlations', (
      select coalesce(jsonb_agg(p.item order by p.n >= least_days desc, abs(p.r) desc nulls last, p.a, p.b), '[]')
      from (
        select pairs.*, jsonb_build_object(
          'a', jsonb_build_object('kind', a.kind, 'name', a.name),
          'b', jsonb_build_object('kind', b.kind, 'name', b.name),
          'n', pairs.n)
          || case
            when pairs.n < least_days then jsonb_build_object('status', 'not_enough_data')
            -- One of the two never changed on their common days.
            when pairs.r is null then jsonb_build_object('status', 'no_variation')
            else jsonb_build_object('status', 'ok', 'r', trim_scale(round(pairs.r::numeric, 2)))
          end as item
        from pairs join series a on a.series = pairs.a join series b on b.series = pairs.b
        where pairs.n >= least_days or not everything
        order by pairs.n >= least_days desc, abs(pairs.r) desc nulls last, pairs.a, pairs.b
        limit 20
      ) p))
  into result;
  return result;
end;
$$;

-- Name: FUNCTION get_trends(metrics text[], habits text[], days integer); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.get_trends(metrics text[], habits text[], days integer) IS 'Slope a day of each series (n days) and Pearson correlations of each pair (n common days): { trends: [{ kind, name, unit?, n, status, slope, mean }], correlations: [{ a, b, n, status, r }] }. Below n = 7 the status is not_enough_data and no figure is given. PT400 outside 7–365 days, PT404 for an unknown habit.';

-- Name: get_user_memory(); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.get_user_memory() RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  return jsonb_build_object('memory', private.user_memory_json());
end;
$$;

-- Name: FUNCTION get_user_memory(); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.get_user_memory() IS 'The compact profile: { memory: { name, age, …, learned_patterns, edited_fields: { field: when }, version, last_consolidated_at, updated_at } }.';

-- Name: import_data(jsonb, text, text); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.import_data(document jsonb, digest text, signature text DEFAULT NULL::text) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    SET statement_timeout TO '60s'
    AS $_$
declare
  stored jsonb;
  own boolean;
  tables text[] := private.export_tables('everything');
  section text;
  step record;
  known jsonb := '{}'::jsonb;
  ids jsonb := '{}'::jsonb;
  created jsonb := '{}'::jsonb;
  skipped jsonb := '{}'::jsonb;
  rejections jsonb := '[]'::jsonb;
begin
  if import_data.digest is null or import_data.digest !~ '^[0-9a-f]{64}$' or jsonb_typeof(import_data.document) is distinct from 'object' then
    perform private.raise(400, 'invalid_document', 'Isso não é um arquivo que eu saiba importar.');
  end if;
  stored := private.replay_import(import_data.digest);
  if stored is not null then
    return stored || '{"status": "repeated"}';
  end if;
  own := coalesce(import_data.signature = private.export_signature('export', import_data.digest), false);
  perform pg_advisory_xact_lock(hashtextextended(private.current_user_id()::text || ':knowledge', 0));
  foreach section in array array(
    select t from unnest(tables) as t where t not in ('profiles', 'user_memories') and jsonb_typeof(import_data.document -> t) = 'array')
  loop
    known := known || private.known_rows(section, import_data.document -> section);
    ids := ids || coalesce((
      select jsonb_object_agg(e.value -> 'row' ->> 'id', section) from jsonb_array_elements(import_data.document -> section) as e
      where e.value -> 'row' ->> 'id' is not null), '{}');
  end loop;
  foreach section in array tables loop
    continue when jsonb_typeof(import_data.document -> section) is distinct from 'array'
      or jsonb_array_length(import_data.document -> section) = 0;
    if section = 'profiles' then
      -- Name and time zone are the account's own.
      select 0 as created, jsonb_array_length(import_data.document -> section) as skipped, '[]'::jsonb as rejections into step;
    elsif section = 'user_memories' then
      select m.* into step from private.import_user_memory(import_data.document -> section -> 0, own) as m;
    else
      select s.* into step from private.import_section(section, import_data.document -> section, own, known, ids) as s;
    end if;
    created := created || jsonb_build_object(section, step.created);
    skipped := skipped || jsonb_build_object(section, step.skipped);
    rejections := rejections || step.rejections;
  end loop;
  select rejections || coalesce(jsonb_agg(jsonb_build_object('section', k, 'reason', 'unknown_section') order by k), '[]') into rejections
  from jsonb_object_keys(import_data.document) as k where k <> all (tables);
  return private.record_import(import_data.digest, jsonb_build_object('status', 'imported', 'own', own, 'created', created,
    'skipped', skipped, 'rejected', jsonb_array_length(rejections),
    'rejections', jsonb_path_query_array(rejections, '$[0 to 999]')));
end;
$_$;

-- Name: FUNCTION import_data(document jsonb, digest text, signature text); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.import_data(document jsonb, digest text, signature text) IS 'Imports { table: [{ index, row }] } for the caller, once per digest (SHA-256 of the file''s content); a valid signature of the digest keeps source and validation: { status: imported | repeated, own, created, skipped, rejected, rejections: first 1,000 of [{ section, index, reason, problem? }] }. Reasons: invalid_value, missing_value, broken_link, already_exists, future_date, not_allowed, unknown_section and what the tables raise. Raises PT400 invalid_document.';

-- Name: judge_candidates(uuid, jsonb, text); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.judge_candidates(item_id uuid, judgements jsonb, tool_call_id text DEFAULT NULL::text) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  caller uuid := private.current_user_id();
  stored jsonb := private.replay_tool('judge_candidates', judge_candidates.tool_call_id);
  judgement jsonb;
  item public.knowledge_items;
  other public.knowledge_items;
  step record;
  undo jsonb := '[]';
  results jsonb := '[]';
begin
  if stored is not null then
    return stored;
  end if;
  if not private.are_judgements(judge_candidates.judgements) then
    perform private.raise(400, 'invalid_judgements', 'Não entendi o julgamento.',
      jsonb_build_object('expected', '[{ other_id, verdict: contradiction | same | complement | unclear }], at most 20'));
  end if;
  perform pg_advisory_xact_lock(hashtextextended(caller::text || ':knowledge', 0));
  select k.* into item from public.knowledge_items k where k.user_id = caller and k.id = judge_candidates.item_id;
  if not found then
    perform private.raise(404, 'knowledge_not_found', 'Não encontrei esse item na sua memória.');
  end if;
  for judgement in select j from jsonb_array_elements(judge_candidates.judgements) as j loop
    select k.* into item from public.knowledge_items k where k.user_id = caller and k.id = judge_candidates.item_id;
    select k.* into other from public.knowledge_items k where k.user_id = caller and k.id = (judgement ->> 'other_id')::uuid;
    select * into step from private.judge_pair(item, other, judgement ->> 'verdict');
    undo := step.undo || undo;
    results := results || jsonb_build_array(jsonb_build_object('other_id', judgement ->> 'other_id', 'outcome', step.outcome));
  end loop;
  return private.record_tool('judge_candidates', judge_candidates.tool_call_id,
    jsonb_build_object('item_id', judge_candidates.item_id, 'judgements', judge_candidates.judgements),
    jsonb_build_object('status', 'judged', 'item_id', judge_candidates.item_id, 'results', results), nullif(undo, '[]'));
end;
$$;

-- Name: FUNCTION judge_candidates(item_id uuid, judgements jsonb, tool_call_id text); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.judge_candidates(item_id uuid, judgements jsonb, tool_call_id text) IS 'Settles the candidates that add_knowledge left to a judgement after the turn. judgements: [{ other_id, verdict: contradiction | same | complement | unclear }]; answers { status: judged, item_id, results: [{ other_id, outcome: superseded | outdated | merged | linked | asked | skipped }] }. What the user validated is never superseded but asked. Raises PT400 invalid_judgements, PT404 knowledge_not_found.';

-- Name: knowledge_history(uuid); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.knowledge_history(item_id uuid) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  caller uuid := private.current_user_id();
  asked public.knowledge_items := private.own_knowledge(knowledge_history.item_id);
begin
  return jsonb_build_object('item_id', asked.id, 'items', (
    with recursive chain (id) as (
      select asked.id
      union
      select step.id
      from chain c
      cross join lateral (
        select i.superseded_by_id as id from public.knowledge_items i
        where i.user_id = caller and i.id = c.id and i.superseded_by_id is not null
        union all
        select i.id from public.knowledge_items i where i.user_id = caller and i.superseded_by_id = c.id
        union all
        select k.id from private.corrections(c.id) as k (id)
      ) step
    )
    select jsonb_agg(private.knowledge_entry(i) || jsonb_strip_nulls(jsonb_build_object(
        'corrected_by_id', (
          select l.from_id from public.knowledge_links l
          where l.user_id = caller and l.to_id = i.id and l.relation = 'corrects'
          order by l.created_at desc limit 1)))
      order by i.stated_at, i.created_at, i.id)
    from chain c
    join public.knowledge_items i on i.user_id = caller and i.id = c.id));
end;
$$;

-- Name: FUNCTION knowledge_history(item_id uuid); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.knowledge_history(item_id uuid) IS 'How an item came to be: what it superseded or corrected and what came after, oldest first: { item_id, items: [entry with is_current, superseded_by_id?, corrected_by_id?, deleted_at?] }. Raises PT404 knowledge_not_found.';

-- Name: list_consolidations(text); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.list_consolidations(email text DEFAULT NULL::text) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select jsonb_build_object('users', coalesce(jsonb_agg(jsonb_build_object(
      'userId', u.user_id, 'email', u.email, 'timezone', p.timezone, 'due', d.user_id is not null, 'waiting', w.messages,
      'lastRunLocalDate', q.last_run_local_date) order by u.email), '[]'))
  from private.find_accounts(list_consolidations.email) u
  join public.profiles p on p.user_id = u.user_id
  join private.consolidation_queue q on q.user_id = u.user_id
  left join private.due_users(clock_timestamp()) d on d.user_id = u.user_id
  cross join lateral (select count(*) as messages from private.messages_to_learn(u.user_id)) w
  where list_consolidations.email is not null or w.messages > 0;
$$;

-- Name: FUNCTION list_consolidations(email text); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.list_consolidations(email text) IS 'Users with messages to learn from, or the one with this address: { users: [{ userId, email, timezone, due, waiting, lastRunLocalDate }] }. For the service role.';

-- Name: list_knowledge(text, text, text, double precision, double precision, date, date, text, text, uuid, boolean, integer, text); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.list_knowledge(area text DEFAULT NULL::text, type text DEFAULT NULL::text, source text DEFAULT NULL::text, min_confidence double precision DEFAULT NULL::double precision, max_confidence double precision DEFAULT NULL::double precision, from_date date DEFAULT NULL::date, to_date date DEFAULT NULL::date, query text DEFAULT NULL::text, status text DEFAULT 'current'::text, about uuid DEFAULT NULL::uuid, needs_resolution boolean DEFAULT NULL::boolean, page_size integer DEFAULT 50, cursor text DEFAULT NULL::text) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
#variable_conflict use_column
declare
  caller uuid := private.current_user_id();
  zone text := coalesce((select p.timezone from public.profiles p where p.user_id = caller), 'America/Sao_Paulo');
  words text[] := private.asked_words(list_knowledge.query);
  after record;
  page public.knowledge_items[];
begin
  perform private.check_item_kind(list_knowledge.type, list_knowledge.area);
  perform private.check_knowledge_filters(list_knowledge.source, list_knowledge.status, list_knowledge.min_confidence,
    list_knowledge.max_confidence, list_knowledge.from_date, list_knowledge.to_date, list_knowledge.query, list_knowledge.page_size);
  select * into after from private.read_cursor(list_knowledge.cursor);
  page := array(
    select i from public.knowledge_items i
    where i.user_id = caller
      and (after.id is null or (i.created_at, i.id) < (after.created_at, after.id))
      and (list_knowledge.status <> 'current' or (i.deleted_at is null and i.superseded_at is null))
      and (list_knowledge.status <> 'superseded' or (i.deleted_at is null and i.superseded_at is not null))
      and (list_knowledge.status <> 'deleted' or i.deleted_at is not null)
      and (list_knowledge.area is null or i.area = list_knowledge.area)
      and (list_knowledge.type is null or i.type = list_knowledge.type)
      and (list_knowledge.source is null or i.source = list_knowledge.source)
      and (list_knowledge.min_confidence is null or i.confidence >= list_knowledge.min_confidence::numeric)
      and (list_knowledge.max_confidence is null or i.confidence <= list_knowledge.max_confidence::numeric)
      and (list_knowledge.from_date is null or i.created_at >= list_knowledge.from_date::timestamp at time zone zone)
      and (list_knowledge.to_date is null or i.created_at < (list_knowledge.to_date + 1)::timestamp at time zone zone)
      and (list_knowledge.about is null or i.subject_id = list_knowledge.about)
      and (list_knowledge.needs_resolution is null or i.needs_resolution = list_knowledge.needs_resolution)
      and (words = '{}' or private.mentions(i, words))
    order by i.created_at desc, i.id desc
    limit list_knowledge.page_size + 1);
  return jsonb_build_object(
    'items', coalesce((
      select jsonb_agg(private.knowledge_entry(p) order by p.created_at desc, p.id desc)
      from unnest(page[1:list_knowledge.page_size]) as p), '[]'),
    'next_cursor', case when cardinality(page) > list_knowledge.page_size
      then (page[list_knowledge.page_size]).created_at::text || '|' || (page[list_knowledge.page_size]).id end);
end;
$$;

-- Name: FUNCTION list_knowledge(area text, type text, source text, min_confidence double precision, max_confidence double precision, from_date date, to_date date, query text, status text, about uuid, needs_resolution boolean, page_size integer, cursor text); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.list_knowledge(area text, type text, source text, min_confidence double precision, max_confidence double precision, from_date date, to_date date, query text, status text, about uuid, needs_resolution boolean, page_size integer, cursor text) IS 'Items newest first: { items: [entry], next_cursor: text | null }. status: current, superseded, deleted or all; dates are days of the user''s own calendar, both included; query: every word must occur, typos and inflections understood; about: a person''s id. Raises PT400 invalid_type, invalid_area, invalid_source, invalid_status, invalid_confidence, invalid_dates, invalid_page_size, invalid_cursor, query_too_long.';

-- Name: mark_bill_paid(uuid, text, date, text); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.mark_bill_paid(bill_id uuid DEFAULT NULL::uuid, bill_name text DEFAULT NULL::text, paid_on date DEFAULT NULL::date, tool_call_id text DEFAULT NULL::text) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
#variable_conflict use_column
declare
  caller uuid := private.current_user_id();
  stored jsonb := private.replay_tool('mark_bill_paid', tool_call_id);
  preparation jsonb;
  bill public.bills;
  was_overdue boolean;
begin
  if stored is not null then
    return stored;
  end if;
  preparation := public.prepare_mark_bill_paid(mark_bill_paid.bill_id, mark_bill_paid.bill_name, mark_bill_paid.paid_on);
  if preparation ->> 'status' = 'missing' then
    perform private.raise(404, 'bill_not_found', 'Não encontrei essa conta entre as que estão em aberto.',
      preparation -> 'facts');
  elsif preparation ->> 'status' = 'choose' then
    perform private.raise(409, 'ambiguous_bill', 'Mais de uma conta combina com isso. Qual delas?',
      jsonb_build_object('choices', preparation -> 'choices'));
  end if;
  select b.* into bill from public.bills b
  where b.user_id = caller and b.id = (preparation -> 'args' ->> 'bill_id')::uuid
  for update;
  -- Someone may have paid or deleted it while this call waited for the row.
  if bill.id is null then
    perform private.raise(404, 'bill_not_found', 'Não encontrei essa conta.', preparation -> 'args');
  end if;
  perform private.refuse_closed_bill(bill);
  was_overdue := bill.due_on < private.today();
  update public.bills b set status = 'paid', paid_on = (preparation -> 'args' ->> 'paid_on')::date
  where b.user_id = caller and b.id = bill.id
  returning b.* into bill;
  return private.record_tool('mark_bill_paid', tool_call_id,
    preparation -> 'args',
    jsonb_build_object('bill', private.bill_json(bill), 'was_overdue', was_overdue, 'remaining', private.bills_left_this_month()),
    jsonb_build_object('table', 'bills', 'id', bill.id, 'set', jsonb_build_object('status', 'pending', 'paid_on', null)));
end;
$$;

-- Name: FUNCTION mark_bill_paid(bill_id uuid, bill_name text, paid_on date, tool_call_id text); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.mark_bill_paid(bill_id uuid, bill_name text, paid_on date, tool_call_id text) IS 'Marks a bill as paid, today unless told. Returns { bill, was_overdue, remaining: { count, total } }, remaining being what is open until the end of the month. PT404 bill_not_found, PT409 ambiguous_bill (choices in detail), bill_already_paid, bill_canceled, PT400 future_date.';

-- Name: open_turn(uuid, text, text, text, jsonb); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.open_turn(conversation_id uuid, client_message_id text DEFAULT NULL::text, message text DEFAULT NULL::text, conversation_type text DEFAULT NULL::text, approval jsonb DEFAULT NULL::jsonb) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  caller uuid := private.current_user_id();
  existing public.messages;
  turn jsonb;
begin
  if char_length(open_turn.message) > 8000 or char_length(open_turn.client_message_id) > 64 then
    perform private.raise(400, 'invalid_request', 'A mensagem é grande demais.');
  end if;
  if open_turn.approval is null then
    insert into public.conversations (id, user_id, type)
    values (open_turn.conversation_id, caller, coalesce(open_turn.conversation_type, 'general'))
    on conflict do nothing;
  end if;
  -- Turns of one conversation are opened one after the other; someone else's conversation is invisible here.
  perform 1 from public.conversations c
  where c.id = open_turn.conversation_id and c.user_id = caller
  for no key update;
  if not found then
    perform private.raise(404, 'conversation_not_found', 'Não encontrei essa conversa.');
  end if;

  if open_turn.approval is not null then
    turn := private.start_approval(open_turn.conversation_id,
      (open_turn.approval ->> 'id')::uuid, (open_turn.approval ->> 'approved')::boolean);
  else
    select m.* into existing from public.messages m
    where m.user_id = caller and m.client_message_id = open_turn.client_message_id;
    if not found then
      turn := private.start_turn(open_turn.conversation_id, 'message');
      begin
        insert into public.messages (user_id, conversation_id, turn_id, role, client_message_id, parts, content)
        values (caller, open_turn.conversation_id, (turn ->> 'id')::uuid, 'user', open_turn.client_message_id,
          jsonb_build_array(jsonb_build_object('type', 'text', 'text', open_turn.message)), open_turn.message);
      exception when unique_violation then
        -- The same id at the same instant in another conversation.
        perform private.raise(409, 'message_id_reused', 'Esse identificador já foi usado em outra mensagem.');
      end;
    elsif existing.conversation_id <> open_turn.conversation_id or existing.content <> open_turn.message
      or existing.role <> 'user' or existing.turn_id is null then
      perform private.raise(409, 'message_id_reused', 'Esse identificador já foi usado em outra mensagem.');
    else
      turn := private.retake_turn(existing.turn_id);
    end if;
  end if;

  if turn ->> 'status' = 'replay' then
    return turn;
  end if;
  return turn || jsonb_build_object('context', private.turn_context(open_turn.conversation_id, (turn ->> 'id')::uuid));
end;
$$;

-- Name: FUNCTION open_turn(conversation_id uuid, client_message_id text, message text, conversation_type text, approval jsonb); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.open_turn(conversation_id uuid, client_message_id text, message text, conversation_type text, approval jsonb) IS 'Saves the user''s message (idempotent on its client id), takes the conversation''s lease and returns { status: opened, id, attempt, context } or { status: replay, answer }. approval: { id, approved }. Raises PT404 conversation_not_found, PT409 conversation_busy, message_id_reused, already_decided, pending_action_expired, PT429 rate_limited.';

-- Name: pay_debt_installment(uuid, text, integer, text); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.pay_debt_installment(debt_id uuid DEFAULT NULL::uuid, debt_name text DEFAULT NULL::text, quantity integer DEFAULT 1, tool_call_id text DEFAULT NULL::text) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
#variable_conflict use_column
declare
  caller uuid := private.current_user_id();
  stored jsonb := private.replay_tool('pay_debt_installment', tool_call_id);
  preparation jsonb;
  asked integer;
  before public.debts;
  debt public.debts;
begin
  if stored is not null then
    return stored;
  end if;
  preparation := public.prepare_pay_debt_installment(pay_debt_installment.debt_id, pay_debt_installment.debt_name,
    pay_debt_installment.quantity);
  if preparation ->> 'status' = 'missing' then
    perform private.raise(404, 'debt_not_found', 'Não encontrei essa dívida.', preparation -> 'facts');
  elsif preparation ->> 'status' = 'choose' then
    perform private.raise(409, 'ambiguous_debt', 'Mais de uma dívida combina com isso. Qual delas?',
      jsonb_build_object('choices', preparation -> 'choices'));
  end if;
  asked := (preparation -> 'args' ->> 'quantity')::integer;
  select d.* into before from public.debts d
  where d.user_id = caller and d.id = (preparation -> 'args' ->> 'debt_id')::uuid and d.deleted_at is null
  for update;
  if before.id is null then
    perform private.raise(404, 'debt_not_found', 'Não encontrei essa dívida.', preparation -> 'args');
  end if;
  -- Another payment may have been made while this call waited for the row.
  perform private.check_installment_payment(before, asked);
  update public.debts d set
    current_installment = before.current_installment + asked,
    status = case when before.current_installment + asked > before.installments then 'paid_off'
      when before.status = 'overdue' then 'active' else before.status end
  where d.user_id = caller and d.id = before.id
  returning d.* into debt;
  return private.record_tool('pay_debt_installment', tool_call_id,
    preparation -> 'args',
    jsonb_build_object(
      'debt', private.debt_json(debt),
      'quantity', asked,
      'first_installment', before.current_installment,
      'paid_now', asked * before.installment_amount),
    jsonb_build_object('table', 'debts', 'id', debt.id, 'set',
      jsonb_build_object('current_installment', before.current_installment, 'status', before.status)));
end;
$$;

-- Name: FUNCTION pay_debt_installment(debt_id uuid, debt_name text, quantity integer, tool_call_id text); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.pay_debt_installment(debt_id uuid, debt_name text, quantity integer, tool_call_id text) IS 'Pays the next instalments of a debt; the last one closes it as paid_off. Returns { debt, quantity, first_installment, paid_now }. PT404 debt_not_found, PT409 ambiguous_debt (choices in detail) or debt_already_paid_off, PT400 invalid_quantity, PT422 too_many_installments.';

-- Name: prepare_create_expense(numeric, text, text, date); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.prepare_create_expense(amount numeric DEFAULT NULL::numeric, category text DEFAULT NULL::text, description text DEFAULT NULL::text, date date DEFAULT NULL::date) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  day date := private.finance_past_date(prepare_create_expense.date);
begin
  return jsonb_build_object(
    'status', 'ready',
    'args', jsonb_build_object(
      'amount', private.finance_amount(prepare_create_expense.amount),
      'category', private.finance_category('expense', prepare_create_expense.category),
      'description', private.finance_text(prepare_create_expense.description, 'description', 500),
      'date', day),
    'facts', jsonb_build_object('month', private.spending_of_month(prepare_create_expense.category, day)));
end;
$$;

-- Name: FUNCTION prepare_create_expense(amount numeric, category text, description text, date date); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.prepare_create_expense(amount numeric, category text, description text, date date) IS 'The arguments of create_expense with the day filled in, and the month so far. Read-only; raises what create_expense would.';

-- Name: prepare_create_finance_item(text, text, numeric, text, integer, boolean, integer, integer, date); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.prepare_create_finance_item(kind text DEFAULT NULL::text, name text DEFAULT NULL::text, amount numeric DEFAULT NULL::numeric, category text DEFAULT NULL::text, due_day integer DEFAULT NULL::integer, recurring boolean DEFAULT NULL::boolean, installments integer DEFAULT NULL::integer, current_installment integer DEFAULT NULL::integer, date date DEFAULT NULL::date) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  item jsonb;
begin
  begin
    item := public.create_finance_item(kind, name, amount, category, due_day, recurring, installments, current_installment, date)
      -> 'item';
    raise exception using errcode = 'LA000', message = 'preview';
  exception when sqlstate 'LA000' then
    null;
  end;
  return jsonb_build_object(
    'status', 'ready',
    'args', jsonb_strip_nulls(jsonb_build_object(
      'kind', kind,
      'name', coalesce(item ->> 'name', private.finance_text(coalesce(name, category), 'name', 200)),
      'amount', private.finance_amount(amount),
      'category', item -> 'category',
      'due_day', due_day,
      'recurring', item -> 'recurring',
      'installments', installments,
      'current_installment', current_installment,
      'date', coalesce(to_jsonb(date), item -> 'date'))),
    'facts', item - 'id');
end;
$$;

-- Name: FUNCTION prepare_create_finance_item(kind text, name text, amount numeric, category text, due_day integer, recurring boolean, installments integer, current_installment integer, date date); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.prepare_create_finance_item(kind text, name text, amount numeric, category text, due_day integer, recurring boolean, installments integer, current_installment integer, date date) IS 'The arguments of create_finance_item with defaults filled in, and as facts the item as it would be. Writes nothing; raises what create_finance_item would.';

-- Name: prepare_create_habit(text, text, integer[]); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.prepare_create_habit(name text, frequency text DEFAULT 'daily'::text, days integer[] DEFAULT NULL::integer[]) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  wanted text := private.check_habit_name(name);
  checked int[] := private.check_frequency(frequency, days);
begin
  return jsonb_build_object(
    'status', 'ready',
    'args', jsonb_build_object('name', wanted, 'frequency', frequency)
      || case when checked = '{}' then '{}' else jsonb_build_object('days', to_jsonb(checked)) end,
    'facts', '{}'::jsonb);
end;
$$;

-- Name: FUNCTION prepare_create_habit(name text, frequency text, days integer[]); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.prepare_create_habit(name text, frequency text, days integer[]) IS 'The arguments of create_habit, tidied; PT400 and PT409 for what create_habit would refuse.';

-- Name: prepare_delete_metric(uuid); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.prepare_delete_metric(entry_id uuid) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  caller uuid := private.current_user_id();
  entry public.tracking_entries;
begin
  select e.* into entry from public.tracking_entries e
  where e.user_id = caller and e.id = prepare_delete_metric.entry_id and e.deleted_at is null;
  if entry.id is null then
    return jsonb_build_object('status', 'missing', 'facts', '{}'::jsonb);
  end if;
  return jsonb_build_object(
    'status', 'ready',
    'args', jsonb_build_object('entry_id', entry.id),
    'facts', private.tracking_entry_json(entry));
end;
$$;

-- Name: FUNCTION prepare_delete_metric(entry_id uuid); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.prepare_delete_metric(entry_id uuid) IS 'ready with the entry in facts; missing when there is no such entry.';

-- Name: prepare_mark_bill_paid(uuid, text, date); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.prepare_mark_bill_paid(bill_id uuid DEFAULT NULL::uuid, bill_name text DEFAULT NULL::text, paid_on date DEFAULT NULL::date) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
#variable_conflict use_column
declare
  caller uuid := private.current_user_id();
  day date := private.finance_past_date(prepare_mark_bill_paid.paid_on);
  found_bills public.bills[];
begin
  perform private.continue_bills(private.today() + 30);
  if prepare_mark_bill_paid.bill_id is not null then
    found_bills := array(select b from public.bills b
      where b.user_id = caller and b.id = prepare_mark_bill_paid.bill_id and b.deleted_at is null);
    if cardinality(found_bills) = 0 then
      perform private.raise(404, 'bill_not_found', 'Não encontrei essa conta.',
        jsonb_build_object('bill_id', prepare_mark_bill_paid.bill_id));
    end if;
  else
    found_bills := array(
      select fit.bill from (
        select near.*, max(near.score) over (partition by near.stage) as best, min(near.stage) over () as first_stage
        from (
          select c.bill, c.score, c.stage, max(c.score) over () as best_of_all
          from private.bills_by_name(nullif(btrim(prepare_mark_bill_paid.bill_name), '')) as c
        ) as near
        -- A bill already paid under the very name beats an open one that only resembles it.
        where near.score >= 0.4 and near.score >= case near.best_of_all when 1 then 1 else near.best_of_all - 0.3 end
      ) as fit
      where fit.stage = fit.first_stage and private.finance_name_fits(fit.score, fit.best)
      order by (fit.bill).due_on, (fit.bill).name
      limit 10);
  end if;
  if cardinality(found_bills) = 0 then
    return jsonb_build_object('status', 'missing', 'facts', jsonb_build_object('existing', private.open_bill_names()));
  end if;
  if cardinality(found_bills) > 1 then
    return jsonb_build_object('status', 'choose', 'choices', (
      select jsonb_agg(jsonb_build_object(
        'label', private.bill_label(b),
        'args', jsonb_build_object('bill_id', b.id, 'bill_name', b.name, 'paid_on', day)) order by b.due_on, b.name)
      from unnest(found_bills) as b));
  end if;
  perform private.refuse_closed_bill(found_bills[1]);
  return jsonb_build_object('status', 'ready',
    'args', jsonb_build_object('bill_id', (found_bills[1]).id, 'bill_name', (found_bills[1]).name, 'paid_on', day),
    'facts', private.bill_json(found_bills[1]));
end;
$$;

-- Name: FUNCTION prepare_mark_bill_paid(bill_id uuid, bill_name text, paid_on date); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.prepare_mark_bill_paid(bill_id uuid, bill_name text, paid_on date) IS 'Which bill is meant: { status: ready, args, facts } | { status: choose, choices } | { status: missing, facts: { existing } }. Changes nothing but the missing months of recurring bills. PT404 bill_not_found for an unknown id, PT409 bill_already_paid or bill_canceled, PT400 future_date.';

-- Name: prepare_pay_debt_installment(uuid, text, integer); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.prepare_pay_debt_installment(debt_id uuid DEFAULT NULL::uuid, debt_name text DEFAULT NULL::text, quantity integer DEFAULT 1) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  wanted text := nullif(btrim(prepare_pay_debt_installment.debt_name), '');
  asked integer := coalesce(prepare_pay_debt_installment.quantity, 1);
  debts public.debts[];
begin
  if prepare_pay_debt_installment.debt_id is not null then
    debts := array[private.own_debt(prepare_pay_debt_installment.debt_id)];
  else
    debts := array(select d from private.debts_by_name(wanted, true) as d limit 10);
    if cardinality(debts) = 0 and wanted is not null then
      -- Only a debt that is already paid may bear the name: say that rather than "unknown".
      debts := array(select d from private.debts_by_name(wanted, false) as d limit 1);
    end if;
  end if;
  if cardinality(debts) = 0 then
    return jsonb_build_object('status', 'missing', 'facts', jsonb_build_object('existing', private.debt_names()));
  end if;
  if cardinality(debts) > 1 then
    return jsonb_build_object('status', 'choose', 'choices', (
      select jsonb_agg(jsonb_build_object(
        'label', private.debt_label(debts[i]),
        'args', jsonb_build_object('debt_id', (debts[i]).id, 'debt_name', (debts[i]).name, 'quantity', asked)) order by i)
      from generate_subscripts(debts, 1) as i));
  end if;
  perform private.check_installment_payment(debts[1], asked);
  return jsonb_build_object('status', 'ready',
    'args', jsonb_build_object('debt_id', (debts[1]).id, 'debt_name', (debts[1]).name, 'quantity', asked),
    'facts', private.debt_json(debts[1]));
end;
$$;

-- Name: FUNCTION prepare_pay_debt_installment(debt_id uuid, debt_name text, quantity integer); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.prepare_pay_debt_installment(debt_id uuid, debt_name text, quantity integer) IS 'Which debt is meant: { status: ready, args, facts } | { status: choose, choices } | { status: missing, facts: { existing } }. Read-only. PT404 debt_not_found for an unknown id, PT409 debt_already_paid_off, PT400 invalid_quantity, PT422 too_many_installments.';

-- Name: prepare_record_habit(text, date, text); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.prepare_record_habit(habit_name text, date date DEFAULT NULL::date, note text DEFAULT NULL::text) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  day date := private.check_completion_date(date);
  found public.habits[] := array(select h from private.closest_habits(habit_name) h);
  rest jsonb := jsonb_strip_nulls(jsonb_build_object('date', day, 'note', note));
begin
  perform private.current_user_id();
  if cardinality(found) = 0 then
    return jsonb_build_object('status', 'missing',
      'facts', jsonb_build_object('existing', private.active_habit_names()));
  elsif cardinality(found) > 1 then
    return jsonb_build_object('status', 'choose', 'choices', (
      select jsonb_agg(jsonb_build_object('label', h.name, 'args', jsonb_build_object('habit_name', h.name) || rest))
      from unnest(found) h));
  elsif private.is_habit_done(found[1].id, day) then
    return jsonb_build_object('status', 'missing',
      'facts', jsonb_build_object('already_done', true, 'habit_name', found[1].name, 'date', day));
  end if;
  return jsonb_build_object('status', 'ready',
    'args', jsonb_build_object('habit_name', found[1].name) || rest,
    'facts', private.habit_json(found[1]));
end;
$$;

-- Name: FUNCTION prepare_record_habit(habit_name text, date date, note text); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.prepare_record_habit(habit_name text, date date, note text) IS 'Which habit a name means: ready with its exact name; choose; missing with the existing names, or with already_done when there is nothing left to record.';

-- Name: prepare_record_metric(text, numeric, text, date, text, text); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.prepare_record_metric(metric text, value numeric, unit text DEFAULT NULL::text, date date DEFAULT NULL::date, note text DEFAULT NULL::text, custom_name text DEFAULT NULL::text) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  checked record;
begin
  perform private.current_user_id();
  checked := private.check_metric(metric, value, unit, date, note, custom_name);
  return jsonb_build_object(
    'status', 'ready',
    'args', jsonb_strip_nulls(jsonb_build_object(
      'metric', prepare_record_metric.metric,
      'value', trim_scale(checked.canonical_value),
      'unit', checked.canonical_unit,
      'date', checked.entry_date,
      'note', checked.entry_note,
      'custom_name', checked.name)),
    'facts', jsonb_strip_nulls(jsonb_build_object('recorded_before', trim_scale(nullif(
      private.check_day_total(prepare_record_metric.metric, checked.canonical_value, checked.entry_date), 0)))));
end;
$$;

-- Name: FUNCTION prepare_record_metric(metric text, value numeric, unit text, date date, note text, custom_name text); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.prepare_record_metric(metric text, value numeric, unit text, date date, note text, custom_name text) IS 'The arguments of record_metric in canonical units and with the day filled in; facts.recorded_before is what the day already holds where entries add up. PT400 and PT422 for what could not be stored.';

-- Name: prepare_update_metric(uuid, numeric, text, date, text); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.prepare_update_metric(entry_id uuid, value numeric DEFAULT NULL::numeric, unit text DEFAULT NULL::text, date date DEFAULT NULL::date, note text DEFAULT NULL::text) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  caller uuid := private.current_user_id();
  entry public.tracking_entries;
  changed public.tracking_entries;
begin
  select e.* into entry from public.tracking_entries e
  where e.user_id = caller and e.id = prepare_update_metric.entry_id and e.deleted_at is null;
  if entry.id is null then
    return jsonb_build_object('status', 'missing', 'facts', '{}'::jsonb);
  end if;
  changed := private.changed_entry(entry, value, unit, date, note);
  return jsonb_build_object(
    'status', 'ready',
    'args', jsonb_strip_nulls(jsonb_build_object(
      'entry_id', entry.id,
      'value', case when value is not null then trim_scale(changed.value) end,
      'unit', case when value is not null then changed.unit end,
      'date', date,
      'note', note)),
    'facts', private.tracking_entry_json(entry));
end;
$$;

-- Name: FUNCTION prepare_update_metric(entry_id uuid, value numeric, unit text, date date, note text); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.prepare_update_metric(entry_id uuid, value numeric, unit text, date date, note text) IS 'ready with the entry as it is in facts and the new value in its canonical unit in args; missing when there is no such entry.';

-- Name: read_candidates(uuid, integer, jsonb); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.read_candidates(user_id uuid, attempt integer, items jsonb) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  held private.consolidation_queue := private.hold_consolidation(read_candidates.user_id, read_candidates.attempt);
begin
  return jsonb_build_object('candidates', coalesce((
    select jsonb_agg(jsonb_build_object('position', i.position - 1, 'others', c.others) order by i.position)
    from jsonb_array_elements(read_candidates.items) with ordinality as i (value, position)
    cross join lateral (select private.candidates_for(i.value, held.user_id) as others) c
    where c.others <> '[]'), '[]'));
end;
$$;

-- Name: FUNCTION read_candidates(user_id uuid, attempt integer, items jsonb); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.read_candidates(user_id uuid, attempt integer, items jsonb) IS 'Known items like those extracted from a claimed user''s batch that no rule settles, for a model to judge: { candidates: [{ position, others: [{ id, content }] }] }, at most 3 an item. Raises PT409 stale_consolidation.';

-- Name: read_consolidation(uuid, integer, integer); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.read_consolidation(user_id uuid, attempt integer, batch_size integer DEFAULT 40) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  held private.consolidation_queue := private.hold_consolidation(read_consolidation.user_id, read_consolidation.attempt);
begin
  return jsonb_build_object(
    'secondsLeft', greatest(0, extract(epoch from interval '5 minutes' - held.time_spent - (clock_timestamp() - held.claimed_at))),
    'today', private.today(),
    'timezone', (select p.timezone from public.profiles p where p.user_id = held.user_id),
    'userMemory', (select to_jsonb(m) - 'user_id' - 'created_at' from public.user_memories m where m.user_id = held.user_id),
    'people', coalesce((
      select jsonb_agg(jsonb_build_object('name', k.title, 'relationship', k.person_metadata ->> 'relationship') order by k.stated_at desc)
      from (
        select i.title, i.person_metadata, i.stated_at from public.knowledge_items i
        where i.user_id = held.user_id and i.type = 'person' and i.deleted_at is null and i.superseded_at is null
        order by i.stated_at desc limit 50) k), '[]'),
    'known', coalesce((
      select jsonb_agg(jsonb_build_object('id', k.id, 'content', k.content, 'person', k.person) order by k.stated_at desc)
      from (
        select i.id, i.content, i.stated_at, p.title as person from public.knowledge_items i
        left join public.knowledge_items p on p.user_id = i.user_id and p.id = i.subject_id
        where i.user_id = held.user_id and i.type not in ('person', 'insight') and i.deleted_at is null and i.superseded_at is null
        order by i.stated_at desc limit 60) k), '[]'),
    'messages', coalesce((
      select jsonb_agg(jsonb_build_object('id', m.id, 'text', m.content, 'sentAt', m.created_at) order by m.seq)
      from (
        -- What follows the first message is left for the next batch once there are 24,000 characters.
        select w.*, sum(char_length(w.content)) over (order by w.seq) - char_length(w.content) as before
        from (
          select l.* from private.messages_to_learn(held.user_id) l
          order by l.seq limit read_consolidation.batch_size) w) m
      where m.before < 24000), '[]'));
end;
$$;

-- Name: FUNCTION read_consolidation(user_id uuid, attempt integer, batch_size integer); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.read_consolidation(user_id uuid, attempt integer, batch_size integer) IS 'The next batch of a claimed user, oldest first, and what extraction may know: { secondsLeft, today, timezone, userMemory, people: [{ name, relationship }], known: [{ id, content, person }], messages: [{ id, text, sentAt }] }. Raises PT409 stale_consolidation.';

-- Name: record_habit(text, date, text, text); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.record_habit(habit_name text, date date DEFAULT NULL::date, note text DEFAULT NULL::text, tool_call_id text DEFAULT NULL::text) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  caller uuid := private.current_user_id();
  stored jsonb := private.replay_tool('record_habit', tool_call_id);
  day date;
  candidates public.habits[];
  completion uuid;
  progress record;
begin
  if stored is not null then
    return stored;
  end if;
  day := private.check_completion_date(date);
  candidates := array(select h from private.closest_habits(habit_name) h);
  if cardinality(candidates) = 0 then
    perform private.raise(404, 'habit_not_found', 'Não encontrei esse hábito entre os seus.',
      jsonb_build_object('existing', private.active_habit_names()));
  elsif cardinality(candidates) > 1 then
    perform private.raise(409, 'habit_ambiguous', 'Mais de um hábito combina com esse nome.',
      jsonb_build_object('candidates', (select jsonb_agg(h.name) from unnest(candidates) h)));
  elsif char_length(btrim(note)) > 4000 then
    perform private.raise(400, 'note_too_long', 'A observação pode ter até 4.000 caracteres.');
  end if;

  insert into public.habit_completions (user_id, habit_id, completion_date, note)
  values (caller, candidates[1].id, day, nullif(btrim(note), ''))
  on conflict (habit_id, completion_date) where deleted_at is null do nothing
  returning id into completion;

  select p.* into progress from private.habit_progress(candidates[1].id) p;
  return private.record_tool(
    'record_habit',
    tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('habit_name', habit_name, 'date', date, 'note', note)),
    jsonb_build_object(
      'habit', private.habit_json(candidates[1]),
      'date', day,
      'already_done', completion is null,
      'today', progress.state,
      'streak', progress.streak,
      'best_streak', progress.best_streak),
    case when completion is not null then jsonb_build_object(
      'table', 'habit_completions', 'id', completion, 'set', jsonb_build_object('deleted_at', 'now')) end);
end;
$$;

-- Name: FUNCTION record_habit(habit_name text, date date, note text, tool_call_id text); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.record_habit(habit_name text, date date, note text, tool_call_id text) IS 'Marks the closest existing habit as done on a day, once. Returns { habit, date, already_done, today, streak, best_streak }. PT404 habit_not_found with the existing names, PT409 habit_ambiguous, PT400 future_date.';

-- Name: record_metric(text, numeric, text, date, text, text, text); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.record_metric(metric text, value numeric, unit text DEFAULT NULL::text, date date DEFAULT NULL::date, note text DEFAULT NULL::text, custom_name text DEFAULT NULL::text, tool_call_id text DEFAULT NULL::text) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  caller uuid := private.current_user_id();
  stored jsonb := private.replay_tool('record_metric', tool_call_id);
  checked record;
  entry public.tracking_entries;
begin
  if stored is not null then
    return stored;
  end if;
  checked := private.check_metric(metric, value, unit, date, note, custom_name);
  perform private.check_day_total(record_metric.metric, checked.canonical_value, checked.entry_date);
  insert into public.tracking_entries (user_id, metric, custom_name, custom_unit, value, entry_date, note)
  values (
    caller,
    record_metric.metric,
    checked.name,
    case when record_metric.metric = 'custom' then checked.canonical_unit end,
    checked.canonical_value,
    checked.entry_date,
    checked.entry_note
  )
  returning * into entry;
  return private.record_tool(
    'record_metric',
    tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('metric', metric, 'value', value, 'unit', unit, 'date', date, 'note', note,
      'custom_name', custom_name)),
    jsonb_build_object('entry', private.tracking_entry_json(entry)) || private.metric_context(entry),
    jsonb_build_object('table', 'tracking_entries', 'id', entry.id, 'set', jsonb_build_object('deleted_at', 'now')));
end;
$$;

-- Name: FUNCTION record_metric(metric text, value numeric, unit text, date date, note text, custom_name text, tool_call_id text); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.record_metric(metric text, value numeric, unit text, date date, note text, custom_name text, tool_call_id text) IS 'Stores a measurement, converted to its canonical unit. Returns { entry, day_total?, days_recorded }. PT400 for an unknown metric or unit, a value out of range, a future date; PT422 for more than 24 h of sleep or exercise a day.';

-- Name: related_knowledge(uuid, integer); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.related_knowledge(item_id uuid, max_items integer DEFAULT 10) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  caller uuid := private.current_user_id();
  asked public.knowledge_items := private.own_knowledge(related_knowledge.item_id);
begin
  if related_knowledge.max_items is null or related_knowledge.max_items not between 1 and 50 then
    perform private.raise(400, 'invalid_limit', 'Posso mostrar de 1 a 50 itens.');
  end if;
  return jsonb_build_object('item_id', asked.id, 'items', coalesce((
    with candidates (id, relation, surer, score) as (
      select case when l.from_id = asked.id then l.to_id else l.from_id end, l.relation, 1, 1::double precision
      from public.knowledge_links l
      where l.user_id = caller and asked.id in (l.from_id, l.to_id)
      union all
      select asked.subject_id, 'person', 2, 1 where asked.subject_id is not null
      union all
      select i.id, 'same_person', 3, 1 from public.knowledge_items i
      where i.user_id = caller and i.subject_id = coalesce(asked.subject_id, asked.id)
      union all
      select f.id, 'similar', 4, f.score
      -- Long content has too many words to look each of them up; its first lines say what it is about.
      from private.find_knowledge(left(asked.title || ' ' || asked.content, 300), null, null, related_knowledge.max_items + 1) as f
      where private.content_words(left(asked.title || ' ' || asked.content, 300)) <> '{}'
    ),
    best as (
      select distinct on (c.id) c.* from candidates c where c.id <> asked.id order by c.id, c.surer
    ),
    shown as (
      select i as item, b.relation, b.surer, b.score
      from best b
      join public.knowledge_items i on i.user_id = caller and i.id = b.id
      where i.deleted_at is null and i.superseded_at is null
      order by b.surer, b.score desc, i.stated_at desc, i.id
      limit related_knowledge.max_items
    )
    select jsonb_agg(private.knowledge_entry(s.item) || jsonb_build_object('relation', s.relation)
      order by s.surer, s.score desc, (s.item).stated_at desc, (s.item).id)
    from shown s), '[]'));
end;
$$;

-- Name: FUNCTION related_knowledge(item_id uuid, max_items integer); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.related_knowledge(item_id uuid, max_items integer) IS 'Current items related to one, surest first: { item_id, items: [entry with relation] }; relation is related, contradicts, evidence or corrects (linked), person (whom it is about), same_person, or similar (words in common). Raises PT404 knowledge_not_found, PT400 invalid_limit.';

-- Name: release_consolidation(uuid, integer, boolean); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.release_consolidation(user_id uuid, attempt integer, ended boolean DEFAULT false) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  held private.consolidation_queue := private.hold_consolidation(release_consolidation.user_id, release_consolidation.attempt);
begin
  if release_consolidation.ended then
    perform private.end_run(held.user_id, clock_timestamp());
  else
    update private.consolidation_queue q set
      locked_until = null, claimed_at = null, tries = 0, time_spent = q.time_spent + (clock_timestamp() - held.claimed_at)
    where q.user_id = held.user_id;
  end if;
  return jsonb_build_object('status', 'released');
end;
$$;

-- Name: FUNCTION release_consolidation(user_id uuid, attempt integer, ended boolean); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.release_consolidation(user_id uuid, attempt integer, ended boolean) IS 'Gives a claimed user back: the next worker goes on, or, when ended, the next 3:00. Raises PT409 stale_consolidation.';

-- Name: renew_lease(uuid, integer); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.renew_lease(turn_id uuid, attempt integer) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  perform private.hold_turn(renew_lease.turn_id, renew_lease.attempt);
  return jsonb_build_object('renewed', true);
end;
$$;

-- Name: FUNCTION renew_lease(turn_id uuid, attempt integer); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.renew_lease(turn_id uuid, attempt integer) IS 'Keeps a turn''s lease while a model takes its time. Raises PT409 stale_turn.';

-- Name: resolve_knowledge(uuid, text, text); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.resolve_knowledge(item_id uuid, resolution text, tool_call_id text DEFAULT NULL::text) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  caller uuid := private.current_user_id();
  stored jsonb := private.replay_tool('resolve_knowledge', resolve_knowledge.tool_call_id);
  item public.knowledge_items;
  other public.knowledge_items;
  undo jsonb := '[]';
  others jsonb := '[]';
begin
  if stored is not null then
    return stored;
  end if;
  if resolve_knowledge.resolution is null or resolve_knowledge.resolution not in ('keep_existing', 'use_new', 'keep_both') then
    perform private.raise(400, 'invalid_resolution', 'Diga se fica o que eu já sabia, o que é novo ou os dois.',
      jsonb_build_object('allowed', array['keep_existing', 'use_new', 'keep_both']));
  end if;
  perform pg_advisory_xact_lock(hashtextextended(caller::text || ':knowledge', 0));
  if not exists (select from public.knowledge_items k where k.user_id = caller and k.id = resolve_knowledge.item_id) then
    perform private.raise(404, 'knowledge_not_found', 'Não encontrei esse item na sua memória.');
  end if;
  -- The question may be named by either side.
  select k.* into item from public.knowledge_items k
  left join public.knowledge_links l on l.user_id = k.user_id and l.from_id = k.id and l.relation = 'contradicts' and l.to_id = resolve_knowledge.item_id
  where k.user_id = caller and k.needs_resolution and k.deleted_at is null and k.superseded_at is null
    and (k.id = resolve_knowledge.item_id or l.id is not null)
  order by k.id = resolve_knowledge.item_id desc, k.created_at desc limit 1;
  if not found then
    perform private.raise(409, 'nothing_to_resolve', 'Não tenho nenhuma dúvida sobre esse item.');
  end if;
  for other in
    select o.* from public.knowledge_links l
    join public.knowledge_items o on o.user_id = l.user_id and o.id = l.to_id
    where l.user_id = caller and l.from_id = item.id and l.relation = 'contradicts' and o.deleted_at is null and o.superseded_at is null
    order by o.validated_by_user desc, o.stated_at desc
  loop
    undo := undo || private.resolve_against(item, other, resolve_knowledge.resolution);
    others := others || jsonb_build_array(private.knowledge_json(other));
    exit when resolve_knowledge.resolution = 'keep_existing';
  end loop;
  undo := undo || jsonb_build_array(jsonb_build_object('table', 'knowledge_items', 'id', item.id, 'set',
    jsonb_build_object('needs_resolution', true, 'asked_at', item.asked_at, 'validated_by_user', item.validated_by_user)));
  update public.knowledge_items k set needs_resolution = false,
    asked_at = coalesce(k.asked_at, clock_timestamp()),
    -- What takes the place of something the user vouched for is vouched for as well.
    validated_by_user = k.validated_by_user
      or (resolve_knowledge.resolution = 'use_new' and others @> '[{"validated": true}]')
  where k.user_id = caller and k.id = item.id;
  return private.record_tool('resolve_knowledge', resolve_knowledge.tool_call_id,
    jsonb_build_object('item_id', resolve_knowledge.item_id, 'resolution', resolve_knowledge.resolution),
    jsonb_build_object('status', 'resolved', 'resolution', resolve_knowledge.resolution, 'others', others,
      'item', (select private.knowledge_json(k) || jsonb_build_object('is_current', k.superseded_at is null) from public.knowledge_items k where k.user_id = caller and k.id = item.id)),
    undo);
end;
$$;

-- Name: FUNCTION resolve_knowledge(item_id uuid, resolution text, tool_call_id text); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.resolve_knowledge(item_id uuid, resolution text, tool_call_id text) IS 'The user''s answer about an item that contradicts another: keep_existing, use_new (even against what they had validated) or keep_both: { status: resolved, resolution, item with is_current, others }. Raises PT400 invalid_resolution, PT404 knowledge_not_found, PT409 nothing_to_resolve.';

-- Name: restore_knowledge(uuid, text); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.restore_knowledge(item_id uuid, tool_call_id text DEFAULT NULL::text) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  stored jsonb := private.replay_tool('restore_knowledge', restore_knowledge.tool_call_id);
  item public.knowledge_items;
  against uuid[] := '{}'::uuid[];
  undo jsonb;
begin
  if stored is not null then
    return stored;
  end if;
  item := private.lock_knowledge(restore_knowledge.item_id);
  if not private.is_current(item) then
    perform private.check_restorable(item);
    if item.deleted_at is not null then
      with restored as (
        update public.knowledge_items i set deleted_at = null
        where i.user_id = item.user_id and (i.id = item.id or (i.subject_id = item.id and i.deleted_at = item.deleted_at))
        returning i.id, i.needs_resolution
      )
      select jsonb_agg(jsonb_build_object('table', 'knowledge_items', 'id', r.id, 'set',
        jsonb_build_object('deleted_at', item.deleted_at, 'needs_resolution', r.needs_resolution))) into undo from restored r;
    else
      undo := jsonb_build_object('table', 'knowledge_items', 'id', item.id, 'set', jsonb_build_object(
        'superseded_by_id', item.superseded_by_id, 'superseded_at', item.superseded_at, 'needs_resolution', item.needs_resolution));
      update public.knowledge_items i set superseded_by_id = null, superseded_at = null
      where i.user_id = item.user_id and i.id = item.id;
    end if;
    item := private.own_knowledge(item.id);
    if private.is_current(item) then
      against := private.contradicted(item);
      perform private.ask_about(item.id, against);
      item := private.own_knowledge(item.id);
    end if;
  end if;
  return private.record_tool('restore_knowledge', restore_knowledge.tool_call_id,
    jsonb_build_object('item_id', item.id),
    jsonb_build_object('status', case when undo is null then 'unchanged' else 'restored' end, 'item', private.knowledge_entry(item),
      'against', to_jsonb(against)),
    undo);
end;
$$;

-- Name: FUNCTION restore_knowledge(item_id uuid, tool_call_id text); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.restore_knowledge(item_id uuid, tool_call_id text) IS 'Takes a deletion back within 30 days, with the facts that went with a person; makes a superseded item current again when nothing current is in its place. What it contradicts by now is asked about: { status: restored | unchanged, item, against: [ids] }. Raises PT404 knowledge_not_found, PT409 knowledge_replaced, already_known, person_deleted, PT422 restore_expired.';

-- Name: run_tool(uuid, integer, text, jsonb, text); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.run_tool(turn_id uuid, attempt integer, tool text, args jsonb, tool_call_id text) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  result jsonb;
begin
  perform private.hold_turn(run_tool.turn_id, run_tool.attempt);
  result := private.replay_tool(run_tool.tool, run_tool.tool_call_id);
  if result is not null then
    return result;
  end if;
  perform set_config('life_assistant.turn_id', run_tool.turn_id::text, true);
  result := private.call_tool(run_tool.tool, run_tool.args, run_tool.tool_call_id);
  -- Writes record themselves; a read is recorded here, so that a takeover finds every call of the turn.
  if private.replay_tool(run_tool.tool, run_tool.tool_call_id) is null then
    perform private.record_tool(run_tool.tool, run_tool.tool_call_id, run_tool.args, result);
  end if;
  return result;
end;
$$;

-- Name: FUNCTION run_tool(turn_id uuid, attempt integer, tool text, args jsonb, tool_call_id text); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.run_tool(turn_id uuid, attempt integer, tool text, args jsonb, tool_call_id text) IS 'One tool call of a turn: renews the lease, runs the tool''s function, stores the result; a repeat returns the stored one. Raises PT409 stale_turn and what the tool raises.';

-- Name: search_knowledge(text, text, text, integer, double precision, date, date, text, text, extensions.halfvec); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.search_knowledge(query text DEFAULT ''::text, type text DEFAULT NULL::text, area text DEFAULT NULL::text, "limit" integer DEFAULT 5, min_confidence double precision DEFAULT NULL::double precision, from_date date DEFAULT NULL::date, to_date date DEFAULT NULL::date, status text DEFAULT 'current'::text, embedding_model text DEFAULT NULL::text, query_embedding extensions.halfvec DEFAULT NULL::extensions.halfvec) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  caller uuid := private.current_user_id();
  zone text := coalesce((select p.timezone from public.profiles p where p.user_id = caller), 'America/Sao_Paulo');
begin
  perform private.check_item_kind(search_knowledge.type, search_knowledge.area);
  if search_knowledge."limit" not between 1 and 10 then
    perform private.raise(400, 'invalid_limit', 'Posso mostrar de 1 a 10 itens.');
  end if;
  perform private.check_knowledge_filters(null, search_knowledge.status, search_knowledge.min_confidence, null,
    search_knowledge.from_date, search_knowledge.to_date, search_knowledge.query, 1);
  perform private.check_embedding(search_knowledge.query_embedding);
  return jsonb_build_object(
    'query', coalesce(search_knowledge.query, ''),
    'items', coalesce((
      select jsonb_agg(
        private.knowledge_json(i) || jsonb_build_object('score', round(f.score::numeric, 6), 'is_current', private.is_current(i))
        order by f.score desc, f.position)
      from (
        select found.id, found.score, row_number() over () as position
        from private.find_knowledge(coalesce(search_knowledge.query, ''), search_knowledge.type, search_knowledge.area,
          coalesce(search_knowledge."limit", 5), search_knowledge.min_confidence::numeric,
          search_knowledge.from_date::timestamp at time zone zone, (search_knowledge.to_date + 1)::timestamp at time zone zone,
          search_knowledge.status, search_knowledge.query_embedding, search_knowledge.embedding_model) as found
      ) f
      join public.knowledge_items i on i.user_id = caller and i.id = f.id
    ), '[]'));
end;
$$;

-- Name: FUNCTION search_knowledge(query text, type text, area text, "limit" integer, min_confidence double precision, from_date date, to_date date, status text, embedding_model text, query_embedding extensions.halfvec); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.search_knowledge(query text, type text, area text, "limit" integer, min_confidence double precision, from_date date, to_date date, status text, embedding_model text, query_embedding extensions.halfvec) IS 'Items that answer a question: { query, items: [{ id, type, area, title, content, subject, about?, person?, confidence, source, validated, is_current, score, created_at }] }. An empty query lists what matters most. status: current, superseded, deleted or all; dates are days of the user''s own calendar, both included. query_embedding: the question as a unit vector of embedding_model, filled in by the runtime; without it words alone count. Raises PT400 invalid_type, invalid_area, invalid_limit, invalid_status, invalid_confidence, invalid_dates, invalid_embedding, query_too_long.';

-- Name: sign_export(text); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.sign_export(digest text) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $_$
begin
  perform private.current_user_id();
  if sign_export.digest is null or sign_export.digest !~ '^[0-9a-f]{64}$' then
    perform private.raise(400, 'invalid_digest', 'O resumo do arquivo não é um SHA-256.');
  end if;
  return jsonb_build_object('algorithm', 'hmac-sha256', 'digest', sign_export.digest,
    'signature', private.export_signature('export', sign_export.digest));
end;
$_$;

-- Name: FUNCTION sign_export(digest text); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.sign_export(digest text) IS 'Signs the SHA-256 of an export with this deployment''s secret: { algorithm, digest, signature }. Raises PT400 invalid_digest.';

-- Name: undo_last_write(uuid, integer); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.undo_last_write(turn_id uuid, attempt integer) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  caller uuid := private.current_user_id();
  last_turn uuid;
  execution record;
  step jsonb;
  undone jsonb := '[]'::jsonb;
  -- Once a turn: a turn that breaks off after it must not take back the write before as well.
  undo_id constant text := 'undo:' || undo_last_write.turn_id;
  stored jsonb;
begin
  perform private.hold_turn(undo_last_write.turn_id, undo_last_write.attempt);
  stored := private.replay_tool('undo_last_write', undo_id);
  if stored is not null then
    return stored;
  end if;
  select t.id into last_turn
  from public.turns t
  join public.tool_executions e on e.user_id = caller and e.turn_id = t.id
  where t.user_id = caller
    and t.conversation_id = (select r.conversation_id from public.turns r where r.user_id = caller and r.id = undo_last_write.turn_id)
    and e.undo is not null and e.undone_at is null and e.created_at > now() - interval '24 hours'
  order by e.created_at desc limit 1;
  for execution in
    select e.id, e.tool, e.result, e.undo from public.tool_executions e
    where e.user_id = caller and e.turn_id = last_turn and e.undo is not null and e.undone_at is null
    order by e.created_at desc, e.id
  loop
    for step in
      select value from jsonb_array_elements(
        case jsonb_typeof(execution.undo) when 'array' then execution.undo else jsonb_build_array(execution.undo) end)
    loop
      perform private.apply_undo(step);
    end loop;
    perform private.mark_undone(execution.id);
    undone := undone || jsonb_build_array(jsonb_build_object('tool', execution.tool, 'result', execution.result));
  end loop;
  return private.record_tool('undo_last_write', undo_id, '{}', jsonb_build_object('undone', undone));
end;
$$;

-- Name: FUNCTION undo_last_write(turn_id uuid, attempt integer); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.undo_last_write(turn_id uuid, attempt integer) IS 'Takes back the writes of the conversation''s last writing turn, if it is less than 24 h old: { undone: [{ tool, result }] }, empty when there is none.';

-- Name: update_metric(uuid, numeric, text, date, text, text); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.update_metric(entry_id uuid, value numeric DEFAULT NULL::numeric, unit text DEFAULT NULL::text, date date DEFAULT NULL::date, note text DEFAULT NULL::text, tool_call_id text DEFAULT NULL::text) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  stored jsonb := private.replay_tool('update_metric', tool_call_id);
  before public.tracking_entries;
  after public.tracking_entries;
begin
  if stored is not null then
    return stored;
  end if;
  before := private.own_entry(entry_id);
  after := private.changed_entry(before, value, unit, date, note);
  update public.tracking_entries e
  set value = after.value, custom_unit = after.custom_unit, entry_date = after.entry_date, note = after.note
  where e.id = before.id
  returning e.* into after;
  return private.record_tool(
    'update_metric',
    tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('entry_id', entry_id, 'value', value, 'unit', unit, 'date', date, 'note', note)),
    jsonb_build_object('entry', private.tracking_entry_json(after), 'previous', private.tracking_entry_json(before)),
    jsonb_build_object('table', 'tracking_entries', 'id', before.id, 'set', jsonb_build_object(
      'value', before.value, 'custom_unit', before.custom_unit, 'entry_date', before.entry_date, 'note', before.note)));
end;
$$;

-- Name: FUNCTION update_metric(entry_id uuid, value numeric, unit text, date date, note text, tool_call_id text); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.update_metric(entry_id uuid, value numeric, unit text, date date, note text, tool_call_id text) IS 'Changes value, day or note of an entry; an empty note removes it. Returns { entry, previous }. PT404 without such an entry, PT400 as record_metric.';

-- Name: update_person(text, text, text, text[], text, text); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.update_person(name text, relationship text DEFAULT NULL::text, birthday text DEFAULT NULL::text, preferences text[] DEFAULT NULL::text[], note text DEFAULT NULL::text, tool_call_id text DEFAULT NULL::text) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  stored jsonb := private.replay_tool('update_person', update_person.tool_call_id);
  by_assistant boolean := update_person.tool_call_id is not null;
  relation text := nullif(regexp_replace(lower(btrim(update_person.relationship)), '^((é|a|o|um|uma|meu|minha|seu|sua)\s+)+', ''), '');
  who record;
  person public.knowledge_items;
  step record;
  status text := 'unchanged';
  undo jsonb;
begin
  if stored is not null then
    return stored;
  end if;
  perform private.check_person(relation, update_person.birthday, update_person.preferences, update_person.note);
  select * into who from private.ensure_person(update_person.name, relation, by_assistant);
  if who.id is null then
    perform private.raise(422, 'person_is_user', 'Isso é sobre você: guardo como um fato seu, não como outra pessoa.');
  end if;
  undo := coalesce(who.undo, '[]');
  status := case when undo = '[]' then status else 'updated' end;
  select p.* into person from public.knowledge_items p where p.user_id = private.current_user_id() and p.id = who.id;
  if who.created or not person.validated_by_user then
    select * into step from private.change_person(person, relation, update_person.birthday, update_person.preferences);
    if step.changed then
      status := 'updated';
      -- In reverse: undoing a creation comes last and is enough.
      undo := jsonb_build_array(step.undo) || undo;
    end if;
  else
    select * into step from private.note_beside_person(person, by_assistant, relation, update_person.birthday, update_person.preferences);
    undo := step.undo || undo;
    status := case when step.changes = '[]' then status else 'noted' end;
  end if;
  if update_person.note ~ '\S' then
    select * into step from private.note_person(person, by_assistant, 'fact', update_person.note);
    undo := step.undo || undo;
    status := case when status = 'unchanged' then 'noted' else status end;
  end if;
  return private.record_tool('update_person', update_person.tool_call_id,
    jsonb_strip_nulls(jsonb_build_object('name', update_person.name, 'relationship', update_person.relationship,
      'birthday', update_person.birthday, 'preferences', update_person.preferences, 'note', update_person.note)),
    jsonb_build_object('status', case when who.created then 'created' else status end, 'person', private.person_json(who.id)),
    nullif(undo, '[]'));
end;
$$;

-- Name: FUNCTION update_person(name text, relationship text, birthday text, preferences text[], note text, tool_call_id text); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.update_person(name text, relationship text, birthday text, preferences text[], note text, tool_call_id text) IS 'Keeps what is new about somebody, made when unknown: { status: created | updated | noted | unchanged, person }. noted: stored as facts beside the person, as for one the user validated. Raises PT400 invalid_name, invalid_birthday, content_too_long, PT409 ambiguous_person, PT422 person_is_user, too_many_preferences.';

-- Name: update_user_memory(jsonb, text[], text); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.update_user_memory(changes jsonb DEFAULT '{}'::jsonb, release text[] DEFAULT '{}'::text[], tool_call_id text DEFAULT NULL::text) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  stored jsonb := private.replay_tool('update_user_memory', update_user_memory.tool_call_id);
  cleaned jsonb;
begin
  if stored is not null then
    return stored;
  end if;
  if jsonb_typeof(update_user_memory.changes) is distinct from 'object' then
    perform private.raise(400, 'invalid_arguments', 'Diga quais campos mudar.', jsonb_build_object('expected', '{ field: value }'));
  end if;
  perform private.check_memory_fields(array(select jsonb_object_keys(update_user_memory.changes)));
  perform private.check_memory_fields(update_user_memory.release);
  select coalesce(jsonb_object_agg(c.key, private.clean_memory_value(c.key, c.value)), '{}') into cleaned
  from jsonb_each(update_user_memory.changes) as c;
  if cleaned <> '{}' then
    update public.user_memories m set
      name = v.name, age = v.age, location = v.location, occupation = v.occupation, family_context = v.family_context,
      current_goals = v.current_goals, current_challenges = v.current_challenges, top_of_mind = v.top_of_mind,
      "values" = v."values", communication_style = v.communication_style, timezone = v.timezone,
      learned_patterns = v.learned_patterns
    from (
      select (jsonb_populate_record(o, cleaned)).* from public.user_memories o where o.user_id = private.current_user_id()
    ) v
    where m.user_id = v.user_id;
  end if;
  if cardinality(update_user_memory.release) > 0 then
    perform private.release_fields(update_user_memory.release);
  end if;
  return private.record_tool('update_user_memory', update_user_memory.tool_call_id,
    jsonb_build_object('changes', update_user_memory.changes, 'release', update_user_memory.release),
    jsonb_build_object('status', 'updated', 'memory', private.user_memory_json()));
end;
$$;

-- Name: FUNCTION update_user_memory(changes jsonb, release text[], tool_call_id text); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.update_user_memory(changes jsonb, release text[], tool_call_id text) IS 'The user edits their profile: changes { field: value }, null or blank empties a field; edited fields are not overwritten by consolidation until named in release: { status: updated, memory }. Raises PT400 invalid_arguments, invalid_field ({ allowed }), invalid_value ({ field }).';

-- Name: validate_knowledge(uuid, text); Type: FUNCTION; Schema: public; Owner: -

CREATE FUNCTION public.validate_knowledge(item_id uuid, tool_call_id text DEFAULT NULL::text) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  stored jsonb := private.replay_tool('validate_knowledge', validate_knowledge.tool_call_id);
  item public.knowledge_items;
  undo jsonb;
begin
  if stored is not null then
    return stored;
  end if;
  item := private.lock_knowledge(validate_knowledge.item_id);
  perform private.check_current(item);
  if not item.validated_by_user then
    undo := jsonb_build_object('table', 'knowledge_items', 'id', item.id,
      'set', jsonb_build_object('confidence', item.confidence, 'validated_by_user', false));
    update public.knowledge_items i set confidence = least(1, i.confidence + 0.1), validated_by_user = true
    where i.user_id = item.user_id and i.id = item.id
    returning i.* into item;
  end if;
  return private.record_tool('validate_knowledge', validate_knowledge.tool_call_id,
    jsonb_build_object('item_id', item.id),
    jsonb_build_object('status', case when undo is null then 'unchanged' else 'validated' end, 'item', private.knowledge_entry(item)),
    undo);
end;
$$;

-- Name: FUNCTION validate_knowledge(item_id uuid, tool_call_id text); Type: COMMENT; Schema: public; Owner: -

COMMENT ON FUNCTION public.validate_knowledge(item_id uuid, tool_call_id text) IS 'The user confirms an item: confidence + 0.1 (at most 1), once: { status: validated | unchanged, item }. Raises PT404 knowledge_not_found, PT409 knowledge_deleted, knowledge_superseded.';

-- Name: portuguese; Type: TEXT SEARCH CONFIGURATION; Schema: private; Owner: -

CREATE TEXT SEARCH CONFIGURATION private.portuguese (
    PARSER = pg_catalog."default" );

ALTER TEXT SEARCH CONFIGURATION private.portuguese
    ADD MAPPING FOR asciiword WITH portuguese_stem;

ALTER TEXT SEARCH CONFIGURATION private.portuguese
    ADD MAPPING FOR word WITH extensions.unaccent, portuguese_stem;

ALTER TEXT SEARCH CONFIGURATION private.portuguese
    ADD MAPPING FOR numword WITH simple;

ALTER TEXT SEARCH CONFIGURATION private.portuguese
    ADD MAPPING FOR email WITH simple;

ALTER TEXT SEARCH CONFIGURATION private.portuguese
    ADD MAPPING FOR url WITH simple;

ALTER TEXT SEARCH CONFIGURATION private.portuguese
    ADD MAPPING FOR host WITH simple;

ALTER TEXT SEARCH CONFIGURATION private.portuguese
    ADD MAPPING FOR sfloat WITH simple;

ALTER TEXT SEARCH CONFIGURATION private.portuguese
    ADD MAPPING FOR version WITH simple;

ALTER TEXT SEARCH CONFIGURATION private.portuguese
    ADD MAPPING FOR hword_numpart WITH simple;

ALTER TEXT SEARCH CONFIGURATION private.portuguese
    ADD MAPPING FOR hword_part WITH extensions.unaccent, portuguese_stem;

ALTER TEXT SEARCH CONFIGURATION private.portuguese
    ADD MAPPING FOR hword_asciipart WITH portuguese_stem;

ALTER TEXT SEARCH CONFIGURATION private.portuguese
    ADD MAPPING FOR numhword WITH simple;

ALTER TEXT SEARCH CONFIGURATION private.portuguese
    ADD MAPPING FOR asciihword WITH portuguese_stem;

ALTER TEXT SEARCH CONFIGURATION private.portuguese
    ADD MAPPING FOR hword WITH extensions.unaccent, portuguese_stem;

ALTER TEXT SEARCH CONFIGURATION private.portuguese
    ADD MAPPING FOR url_path WITH simple;

ALTER TEXT SEARCH CONFIGURATION private.portuguese
    ADD MAPPING FOR file WITH simple;

ALTER TEXT SEARCH CONFIGURATION private.portuguese
    ADD MAPPING FOR "float" WITH simple;

ALTER TEXT SEARCH CONFIGURATION private.portuguese
    ADD MAPPING FOR "int" WITH simple;

ALTER TEXT SEARCH CONFIGURATION private.portuguese
    ADD MAPPING FOR uint WITH simple;

-- Name: everyday_subjects; Type: TABLE; Schema: private; Owner: -

CREATE TABLE private.everyday_subjects (
    words text NOT NULL,
    search tsvector GENERATED ALWAYS AS (to_tsvector('private.portuguese'::regconfig, private.search_text(words))) STORED NOT NULL
);

-- Name: TABLE everyday_subjects; Type: COMMENT; Schema: private; Owner: -

COMMENT ON TABLE private.everyday_subjects IS 'One line a subject; search ranks items that share a subject with the question below those that share a word.';

-- Name: imports; Type: TABLE; Schema: private; Owner: -

CREATE TABLE private.imports (
    user_id uuid NOT NULL,
    content_hash text NOT NULL,
    result jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT imports_content_hash_check CHECK ((content_hash ~ '^[0-9a-f]{64}$'::text))
);

-- Name: TABLE imports; Type: COMMENT; Schema: private; Owner: -

COMMENT ON TABLE private.imports IS 'Files a user has imported, by their content, with the answer a repeat gets.';

-- Name: knowledge_words; Type: TABLE; Schema: private; Owner: -

CREATE TABLE private.knowledge_words (
    user_id uuid NOT NULL,
    word text NOT NULL COLLATE pg_catalog."C"
);

-- Name: TABLE knowledge_words; Type: COMMENT; Schema: private; Owner: -

COMMENT ON TABLE private.knowledge_words IS 'Folded words of 3 to 40 characters of a user''s items, whatever became of the items. Which items have a word is asked of the items.';

-- Name: note_schedule; Type: TABLE; Schema: private; Owner: -

CREATE TABLE private.note_schedule (
    user_id uuid NOT NULL,
    last_week date NOT NULL,
    last_month date NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    next_attempt_at timestamp with time zone
);

-- Name: TABLE note_schedule; Type: COMMENT; Schema: private; Owner: -

COMMENT ON TABLE private.note_schedule IS 'How far each user''s reports have come.';

-- Name: COLUMN note_schedule.last_week; Type: COMMENT; Schema: private; Owner: -

COMMENT ON COLUMN private.note_schedule.last_week IS 'Monday of the last week that began with a report on the one before; never twice, whichever way they travel.';

-- Name: COLUMN note_schedule.last_month; Type: COMMENT; Schema: private; Owner: -

COMMENT ON COLUMN private.note_schedule.last_month IS 'The same, for months.';

-- Name: places; Type: TABLE; Schema: private; Owner: -

CREATE TABLE private.places (
    name text NOT NULL,
    level text NOT NULL,
    within text,
    CONSTRAINT places_level_check CHECK ((level = ANY (ARRAY['country'::text, 'state'::text, 'city'::text, 'district'::text])))
);

-- Name: TABLE places; Type: COMMENT; Schema: private; Owner: -

COMMENT ON TABLE private.places IS 'Folded names. within: the state of a city, the country of a state or a foreign city, the city of a district.';

-- Name: professions; Type: TABLE; Schema: private; Owner: -

CREATE TABLE private.professions (
    word text NOT NULL,
    kind text
);

-- Name: TABLE professions; Type: COMMENT; Schema: private; Owner: -

COMMENT ON TABLE private.professions IS 'Words that name a job after "é" or "sou". kind: the wider job, so that a pediatra is still a médica.';

-- Name: rate_limits; Type: TABLE; Schema: private; Owner: -

CREATE TABLE private.rate_limits (
    user_id uuid NOT NULL,
    window_start timestamp with time zone NOT NULL,
    turns integer NOT NULL
);

-- Name: TABLE rate_limits; Type: COMMENT; Schema: private; Owner: -

COMMENT ON TABLE private.rate_limits IS 'Turns a user has opened in the current minute.';

-- Name: settings; Type: TABLE; Schema: private; Owner: -

CREATE TABLE private.settings (
    key text NOT NULL,
    value jsonb NOT NULL
);

-- Name: TABLE settings; Type: COMMENT; Schema: private; Owner: -

COMMENT ON TABLE private.settings IS 'Deployment settings read by definer functions.';

-- Name: slot_rules_id_seq; Type: SEQUENCE; Schema: private; Owner: -

ALTER TABLE private.slot_rules ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME private.slot_rules_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

-- Name: spellings; Type: TABLE; Schema: private; Owner: -

CREATE TABLE private.spellings (
    written text NOT NULL,
    meant text NOT NULL
);

-- Name: TABLE spellings; Type: COMMENT; Schema: private; Owner: -

COMMENT ON TABLE private.spellings IS 'Chat spelling, regional words and abbreviations; an accented word stands for itself where folding would make it another word.';

-- Name: verb_forms; Type: TABLE; Schema: private; Owner: -

CREATE TABLE private.verb_forms (
    form text NOT NULL,
    lemma text NOT NULL,
    tense text NOT NULL,
    person integer NOT NULL,
    third text NOT NULL,
    is_noun boolean DEFAULT false NOT NULL,
    CONSTRAINT verb_forms_person_check CHECK ((person = ANY (ARRAY[0, 1, 3]))),
    CONSTRAINT verb_forms_tense_check CHECK ((tense = ANY (ARRAY['r'::text, 't'::text, 'm'::text, 'i'::text, 'g'::text, 'p'::text, 'n'::text, 'f'::text, 'c'::text, 's'::text])))
);

-- Name: TABLE verb_forms; Type: COMMENT; Schema: private; Owner: -

COMMENT ON TABLE private.verb_forms IS 'Folded forms of common verbs. person 0: the form does not tell, or has none.';

-- Name: COLUMN verb_forms.third; Type: COMMENT; Schema: private; Owner: -

COMMENT ON COLUMN private.verb_forms.third IS 'The same tense said of somebody else or of você: moro, mora.';

-- Name: COLUMN verb_forms.is_noun; Type: COMMENT; Schema: private; Owner: -

COMMENT ON COLUMN private.verb_forms.is_noun IS 'A noun after a determiner: "meu peso" against "peso 80 kg".';

-- Name: word_kinds; Type: TABLE; Schema: private; Owner: -

CREATE TABLE private.word_kinds (
    word text NOT NULL,
    same_as text,
    kinds text[] DEFAULT '{}'::text[] NOT NULL
);

-- Name: TABLE word_kinds; Type: COMMENT; Schema: private; Owner: -

COMMENT ON TABLE private.word_kinds IS 'same_as: the word that stands for it. kinds: what it is one of, so that "vendi o carro" is about the Onix.';

-- Name: budgets; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.budgets (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid DEFAULT auth.uid() NOT NULL,
    category text NOT NULL,
    amount numeric(14,2) NOT NULL,
    month date DEFAULT private.finance_month(NULL::date) NOT NULL,
    recurring boolean DEFAULT true NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT budgets_amount_check CHECK (((amount > (0)::numeric) AND (amount < (1000000000)::numeric))),
    CONSTRAINT budgets_category_check CHECK ((category = ANY (ARRAY['food'::text, 'transport'::text, 'health'::text, 'entertainment'::text, 'shopping'::text, 'housing'::text, 'education'::text, 'other'::text]))),
    CONSTRAINT budgets_month_check CHECK (((EXTRACT(day FROM month) = (1)::numeric) AND ((month >= '1990-01-01'::date) AND (month <= '2199-12-01'::date))))
);

-- Name: TABLE budgets; Type: COMMENT; Schema: public; Owner: -

COMMENT ON TABLE public.budgets IS 'Limit of a category from a month on, or for that month alone.';

-- Name: COLUMN budgets.amount; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.budgets.amount IS 'Reais a month.';

-- Name: COLUMN budgets.month; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.budgets.month IS 'First day of the first month it holds for.';

-- Name: COLUMN budgets.recurring; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.budgets.recurring IS 'True: holds until a later budget of the category. False: for its month alone.';

-- Name: conversations; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.conversations (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid DEFAULT auth.uid() NOT NULL,
    type text DEFAULT 'general'::text NOT NULL,
    title text,
    structured_summary jsonb,
    long_term_summary text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT conversations_long_term_summary_check CHECK ((char_length(long_term_summary) <= 20000)),
    CONSTRAINT conversations_title_check CHECK ((char_length(title) <= 200)),
    CONSTRAINT conversations_type_check CHECK ((type = ANY (ARRAY['general'::text, 'counselor'::text, 'planner'::text])))
);

-- Name: TABLE conversations; Type: COMMENT; Schema: public; Owner: -

COMMENT ON TABLE public.conversations IS 'A thread of messages; its id is chosen by the client.';

-- Name: expenses; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.expenses (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid DEFAULT auth.uid() NOT NULL,
    amount numeric(14,2) NOT NULL,
    category text NOT NULL,
    description text NOT NULL,
    spent_on date DEFAULT private.today() NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT expenses_amount_check CHECK (((amount > (0)::numeric) AND (amount < (1000000000)::numeric))),
    CONSTRAINT expenses_category_check CHECK ((category = ANY (ARRAY['food'::text, 'transport'::text, 'health'::text, 'entertainment'::text, 'shopping'::text, 'housing'::text, 'education'::text, 'other'::text]))),
    CONSTRAINT expenses_description_check CHECK (((char_length(description) <= 500) AND (btrim(description) <> ''::text))),
    CONSTRAINT expenses_spent_on_check CHECK (((spent_on >= '1990-01-01'::date) AND (spent_on <= (((now() AT TIME ZONE 'UTC'::text) + '14:00:00'::interval))::date)))
);

-- Name: TABLE expenses; Type: COMMENT; Schema: public; Owner: -

COMMENT ON TABLE public.expenses IS 'Money spent. Paid bills and instalments are not expenses: they stay in their own tables.';

-- Name: COLUMN expenses.amount; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.expenses.amount IS 'Reais.';

-- Name: COLUMN expenses.spent_on; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.expenses.spent_on IS 'Day in the user''s time zone. A day yet to come anywhere on Earth is refused; create_expense refuses the user''s own tomorrow.';

-- Name: habit_completions; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.habit_completions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid DEFAULT auth.uid() NOT NULL,
    habit_id uuid NOT NULL,
    completion_date date NOT NULL,
    note text,
    deleted_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT habit_completions_completion_date_check CHECK ((completion_date >= '1900-01-01'::date)),
    CONSTRAINT habit_completions_note_check CHECK (((char_length(note) >= 1) AND (char_length(note) <= 4000)))
);

-- Name: TABLE habit_completions; Type: COMMENT; Schema: public; Owner: -

COMMENT ON TABLE public.habit_completions IS 'A habit was done on a day, in the user''s time zone; once a day, never in the future.';

-- Name: investments; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.investments (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid DEFAULT auth.uid() NOT NULL,
    name text NOT NULL,
    category text DEFAULT 'other'::text NOT NULL,
    amount numeric(14,2) NOT NULL,
    current_value numeric(14,2),
    invested_on date DEFAULT private.today() NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT investments_amount_check CHECK (((amount > (0)::numeric) AND (amount < (1000000000)::numeric))),
    CONSTRAINT investments_category_check CHECK ((category = ANY (ARRAY['savings'::text, 'fixed_income'::text, 'funds'::text, 'stocks'::text, 'crypto'::text, 'retirement'::text, 'real_estate'::text, 'other'::text]))),
    CONSTRAINT investments_current_value_check CHECK (((current_value >= (0)::numeric) AND (current_value < (1000000000)::numeric))),
    CONSTRAINT investments_invested_on_check CHECK (((invested_on >= '1940-01-01'::date) AND (invested_on <= (((now() AT TIME ZONE 'UTC'::text) + '14:00:00'::interval))::date))),
    CONSTRAINT investments_name_check CHECK (((char_length(name) <= 200) AND (btrim(name) <> ''::text)))
);

-- Name: TABLE investments; Type: COMMENT; Schema: public; Owner: -

COMMENT ON TABLE public.investments IS 'A contribution to an investment.';

-- Name: COLUMN investments.amount; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.investments.amount IS 'Reais put in.';

-- Name: COLUMN investments.current_value; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.investments.current_value IS 'Reais it is worth today, when the user said so; amount counts otherwise.';

-- Name: knowledge_links; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.knowledge_links (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid DEFAULT auth.uid() NOT NULL,
    from_id uuid NOT NULL,
    to_id uuid NOT NULL,
    relation text DEFAULT 'related'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT knowledge_links_check CHECK ((to_id <> from_id)),
    CONSTRAINT knowledge_links_relation_check CHECK ((relation = ANY (ARRAY['related'::text, 'contradicts'::text, 'evidence'::text, 'corrects'::text])))
);

-- Name: TABLE knowledge_links; Type: COMMENT; Schema: public; Owner: -

COMMENT ON TABLE public.knowledge_links IS 'Relations between items: related, from contradicts to, to is evidence for from, from corrects to.';

-- Name: messages_seq_seq; Type: SEQUENCE; Schema: public; Owner: -

ALTER TABLE public.messages ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.messages_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

-- Name: profiles; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.profiles (
    user_id uuid DEFAULT auth.uid() NOT NULL,
    display_name text,
    timezone text DEFAULT 'America/Sao_Paulo'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT profiles_display_name_check CHECK (((char_length(display_name) >= 1) AND (char_length(display_name) <= 200))),
    CONSTRAINT profiles_timezone_check CHECK ((char_length(timezone) <= 64))
);

-- Name: TABLE profiles; Type: COMMENT; Schema: public; Owner: -

COMMENT ON TABLE public.profiles IS 'How to address a user and in which time zone their days begin.';

-- Name: COLUMN profiles.timezone; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.profiles.timezone IS 'IANA name, e.g. America/Sao_Paulo.';

-- Name: tool_executions; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.tool_executions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    tool_call_id text NOT NULL,
    turn_id uuid,
    tool text NOT NULL,
    args jsonb DEFAULT '{}'::jsonb NOT NULL,
    result jsonb NOT NULL,
    undo jsonb,
    undone_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT tool_executions_tool_call_id_check CHECK (((char_length(tool_call_id) >= 1) AND (char_length(tool_call_id) <= 200)))
);

-- Name: TABLE tool_executions; Type: COMMENT; Schema: public; Owner: -

COMMENT ON TABLE public.tool_executions IS 'Effect and result of a tool call are stored in one transaction; a repeat of the call gets the stored result.';

-- Name: COLUMN tool_executions.undo; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.tool_executions.undo IS 'How to take the write back: { table, id, set } or an array of them.';

-- Name: turns; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.turns (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    conversation_id uuid NOT NULL,
    kind text NOT NULL,
    status text DEFAULT 'running'::text NOT NULL,
    attempt integer DEFAULT 1 NOT NULL,
    lease_until timestamp with time zone NOT NULL,
    pending_action_id uuid,
    approved boolean,
    route text,
    skills text[] DEFAULT '{}'::text[] NOT NULL,
    model_calls integer DEFAULT 0 NOT NULL,
    usage jsonb DEFAULT '{}'::jsonb NOT NULL,
    answer jsonb,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    closed_at timestamp with time zone,
    CONSTRAINT turns_attempt_check CHECK ((attempt > 0)),
    CONSTRAINT turns_kind_check CHECK ((kind = ANY (ARRAY['message'::text, 'approval'::text]))),
    CONSTRAINT turns_route_check CHECK ((route = ANY (ARRAY['model'::text, 'direct'::text, 'confirmed'::text, 'rejected'::text, 'corrected'::text, 'selected'::text, 'dropped'::text]))),
    CONSTRAINT turns_status_check CHECK ((status = ANY (ARRAY['running'::text, 'completed'::text, 'failed'::text, 'stopped'::text])))
);

-- Name: TABLE turns; Type: COMMENT; Schema: public; Owner: -

COMMENT ON TABLE public.turns IS 'One message or approval and its answer. The lease and its attempt decide who may write for it.';

-- Name: COLUMN turns.pending_action_id; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.turns.pending_action_id IS 'The pending action an approval turn decides; approved is what the button said.';

-- Name: COLUMN turns.answer; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.turns.answer IS 'The UI message and its metadata, as first answered; a repeat of the request gets it again.';

-- Name: user_memories; Type: TABLE; Schema: public; Owner: -

CREATE TABLE public.user_memories (
    user_id uuid DEFAULT auth.uid() NOT NULL,
    name text,
    age integer,
    location text,
    occupation text,
    family_context text,
    current_goals text[] DEFAULT '{}'::text[] NOT NULL,
    current_challenges text[] DEFAULT '{}'::text[] NOT NULL,
    top_of_mind text[] DEFAULT '{}'::text[] NOT NULL,
    "values" text[] DEFAULT '{}'::text[] NOT NULL,
    communication_style text,
    timezone text,
    learned_patterns text[] DEFAULT '{}'::text[] NOT NULL,
    version integer DEFAULT 0 NOT NULL,
    last_consolidated_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    edited_fields jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT user_memories_age_check CHECK (((age >= 0) AND (age <= 130))),
    CONSTRAINT user_memories_communication_style_check CHECK (((char_length(communication_style) >= 1) AND (char_length(communication_style) <= 500))),
    CONSTRAINT user_memories_current_challenges_check CHECK (private.is_text_list(current_challenges, 20, 300)),
    CONSTRAINT user_memories_current_goals_check CHECK (private.is_text_list(current_goals, 20, 300)),
    CONSTRAINT user_memories_edited_fields_check CHECK ((jsonb_typeof(edited_fields) = 'object'::text)),
    CONSTRAINT user_memories_family_context_check CHECK (((char_length(family_context) >= 1) AND (char_length(family_context) <= 1000))),
    CONSTRAINT user_memories_learned_patterns_check CHECK (private.is_text_list(learned_patterns, 50, 300)),
    CONSTRAINT user_memories_location_check CHECK (((char_length(location) >= 1) AND (char_length(location) <= 200))),
    CONSTRAINT user_memories_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 200))),
    CONSTRAINT user_memories_occupation_check CHECK (((char_length(occupation) >= 1) AND (char_length(occupation) <= 200))),
    CONSTRAINT user_memories_timezone_check CHECK (((timezone IS NULL) OR private.is_timezone(timezone))),
    CONSTRAINT user_memories_top_of_mind_check CHECK (private.is_text_list(top_of_mind, 20, 300)),
    CONSTRAINT user_memories_values_check CHECK (private.is_text_list("values", 20, 300)),
    CONSTRAINT user_memories_version_check CHECK ((version >= 0))
);

-- Name: TABLE user_memories; Type: COMMENT; Schema: public; Owner: -

COMMENT ON TABLE public.user_memories IS 'What the assistant always keeps in mind about a user. When space is short: goals, then challenges, then patterns.';

-- Name: COLUMN user_memories.learned_patterns; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.user_memories.learned_patterns IS 'Sentences about recurring behaviour, in pt-BR.';

-- Name: COLUMN user_memories.version; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.user_memories.version IS 'Rises by one at each consolidation.';

-- Name: COLUMN user_memories.edited_fields; Type: COMMENT; Schema: public; Owner: -

COMMENT ON COLUMN public.user_memories.edited_fields IS 'Fields the user edited, with the time: { field: timestamptz }. Consolidation does not overwrite them.';

-- Name: consolidation_queue consolidation_queue_pkey; Type: CONSTRAINT; Schema: private; Owner: -

ALTER TABLE ONLY private.consolidation_queue
    ADD CONSTRAINT consolidation_queue_pkey PRIMARY KEY (user_id);

-- Name: everyday_subjects everyday_subjects_pkey; Type: CONSTRAINT; Schema: private; Owner: -

ALTER TABLE ONLY private.everyday_subjects
    ADD CONSTRAINT everyday_subjects_pkey PRIMARY KEY (words);

-- Name: imports imports_pkey; Type: CONSTRAINT; Schema: private; Owner: -

ALTER TABLE ONLY private.imports
    ADD CONSTRAINT imports_pkey PRIMARY KEY (user_id, content_hash);

-- Name: note_schedule note_schedule_pkey; Type: CONSTRAINT; Schema: private; Owner: -

ALTER TABLE ONLY private.note_schedule
    ADD CONSTRAINT note_schedule_pkey PRIMARY KEY (user_id);

-- Name: places places_pkey; Type: CONSTRAINT; Schema: private; Owner: -

ALTER TABLE ONLY private.places
    ADD CONSTRAINT places_pkey PRIMARY KEY (name);

-- Name: professions professions_pkey; Type: CONSTRAINT; Schema: private; Owner: -

ALTER TABLE ONLY private.professions
    ADD CONSTRAINT professions_pkey PRIMARY KEY (word);

-- Name: rate_limits rate_limits_pkey; Type: CONSTRAINT; Schema: private; Owner: -

ALTER TABLE ONLY private.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (user_id);

-- Name: settings settings_pkey; Type: CONSTRAINT; Schema: private; Owner: -

ALTER TABLE ONLY private.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (key);

-- Name: slot_rules slot_rules_pkey; Type: CONSTRAINT; Schema: private; Owner: -

ALTER TABLE ONLY private.slot_rules
    ADD CONSTRAINT slot_rules_pkey PRIMARY KEY (id);

-- Name: spellings spellings_pkey; Type: CONSTRAINT; Schema: private; Owner: -

ALTER TABLE ONLY private.spellings
    ADD CONSTRAINT spellings_pkey PRIMARY KEY (written);

-- Name: verb_forms verb_forms_pkey; Type: CONSTRAINT; Schema: private; Owner: -

ALTER TABLE ONLY private.verb_forms
    ADD CONSTRAINT verb_forms_pkey PRIMARY KEY (form);

-- Name: word_kinds word_kinds_pkey; Type: CONSTRAINT; Schema: private; Owner: -

ALTER TABLE ONLY private.word_kinds
    ADD CONSTRAINT word_kinds_pkey PRIMARY KEY (word);

-- Name: bills bills_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.bills
    ADD CONSTRAINT bills_pkey PRIMARY KEY (id);

-- Name: bills bills_user_id_group_id_month_key; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.bills
    ADD CONSTRAINT bills_user_id_group_id_month_key UNIQUE (user_id, group_id, month);

-- Name: bills bills_user_id_id_key; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.bills
    ADD CONSTRAINT bills_user_id_id_key UNIQUE (user_id, id);

-- Name: budgets budgets_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.budgets
    ADD CONSTRAINT budgets_pkey PRIMARY KEY (id);

-- Name: budgets budgets_user_id_id_key; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.budgets
    ADD CONSTRAINT budgets_user_id_id_key UNIQUE (user_id, id);

-- Name: conversations conversations_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.conversations
    ADD CONSTRAINT conversations_pkey PRIMARY KEY (id);

-- Name: conversations conversations_user_id_id_key; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.conversations
    ADD CONSTRAINT conversations_user_id_id_key UNIQUE (user_id, id);

-- Name: debts debts_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.debts
    ADD CONSTRAINT debts_pkey PRIMARY KEY (id);

-- Name: debts debts_user_id_id_key; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.debts
    ADD CONSTRAINT debts_user_id_id_key UNIQUE (user_id, id);

-- Name: expenses expenses_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.expenses
    ADD CONSTRAINT expenses_pkey PRIMARY KEY (id);

-- Name: expenses expenses_user_id_id_key; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.expenses
    ADD CONSTRAINT expenses_user_id_id_key UNIQUE (user_id, id);

-- Name: habit_completions habit_completions_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.habit_completions
    ADD CONSTRAINT habit_completions_pkey PRIMARY KEY (id);

-- Name: habit_completions habit_completions_user_id_id_key; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.habit_completions
    ADD CONSTRAINT habit_completions_user_id_id_key UNIQUE (user_id, id);

-- Name: habits habits_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.habits
    ADD CONSTRAINT habits_pkey PRIMARY KEY (id);

-- Name: habits habits_user_id_id_key; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.habits
    ADD CONSTRAINT habits_user_id_id_key UNIQUE (user_id, id);

-- Name: incomes incomes_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.incomes
    ADD CONSTRAINT incomes_pkey PRIMARY KEY (id);

-- Name: incomes incomes_user_id_group_id_month_key; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.incomes
    ADD CONSTRAINT incomes_user_id_group_id_month_key UNIQUE (user_id, group_id, month);

-- Name: incomes incomes_user_id_id_key; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.incomes
    ADD CONSTRAINT incomes_user_id_id_key UNIQUE (user_id, id);

-- Name: investments investments_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.investments
    ADD CONSTRAINT investments_pkey PRIMARY KEY (id);

-- Name: investments investments_user_id_id_key; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.investments
    ADD CONSTRAINT investments_user_id_id_key UNIQUE (user_id, id);

-- Name: knowledge_items knowledge_items_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.knowledge_items
    ADD CONSTRAINT knowledge_items_pkey PRIMARY KEY (id);

-- Name: knowledge_items knowledge_items_user_id_id_key; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.knowledge_items
    ADD CONSTRAINT knowledge_items_user_id_id_key UNIQUE (user_id, id);

-- Name: knowledge_links knowledge_links_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.knowledge_links
    ADD CONSTRAINT knowledge_links_pkey PRIMARY KEY (id);

-- Name: knowledge_links knowledge_links_user_id_from_id_to_id_relation_key; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.knowledge_links
    ADD CONSTRAINT knowledge_links_user_id_from_id_to_id_relation_key UNIQUE (user_id, from_id, to_id, relation);

-- Name: knowledge_links knowledge_links_user_id_id_key; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.knowledge_links
    ADD CONSTRAINT knowledge_links_user_id_id_key UNIQUE (user_id, id);

-- Name: library_items library_items_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.library_items
    ADD CONSTRAINT library_items_pkey PRIMARY KEY (id);

-- Name: library_items library_items_user_id_id_key; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.library_items
    ADD CONSTRAINT library_items_user_id_id_key UNIQUE (user_id, id);

-- Name: memory_consolidations memory_consolidations_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.memory_consolidations
    ADD CONSTRAINT memory_consolidations_pkey PRIMARY KEY (id);

-- Name: memory_consolidations memory_consolidations_user_id_id_key; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.memory_consolidations
    ADD CONSTRAINT memory_consolidations_user_id_id_key UNIQUE (user_id, id);

-- Name: messages messages_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_pkey PRIMARY KEY (id);

-- Name: messages messages_user_id_client_message_id_key; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_user_id_client_message_id_key UNIQUE (user_id, client_message_id);

-- Name: messages messages_user_id_id_key; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_user_id_id_key UNIQUE (user_id, id);

-- Name: pending_actions pending_actions_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.pending_actions
    ADD CONSTRAINT pending_actions_pkey PRIMARY KEY (id);

-- Name: pending_actions pending_actions_user_id_id_key; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.pending_actions
    ADD CONSTRAINT pending_actions_user_id_id_key UNIQUE (user_id, id);

-- Name: profiles profiles_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.profiles
    ADD CONSTRAINT profiles_pkey PRIMARY KEY (user_id);

-- Name: tool_executions tool_executions_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.tool_executions
    ADD CONSTRAINT tool_executions_pkey PRIMARY KEY (id);

-- Name: tool_executions tool_executions_user_id_id_key; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.tool_executions
    ADD CONSTRAINT tool_executions_user_id_id_key UNIQUE (user_id, id);

-- Name: tool_executions tool_executions_user_id_tool_call_id_key; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.tool_executions
    ADD CONSTRAINT tool_executions_user_id_tool_call_id_key UNIQUE (user_id, tool_call_id);

-- Name: tracking_entries tracking_entries_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.tracking_entries
    ADD CONSTRAINT tracking_entries_pkey PRIMARY KEY (id);

-- Name: tracking_entries tracking_entries_user_id_id_key; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.tracking_entries
    ADD CONSTRAINT tracking_entries_user_id_id_key UNIQUE (user_id, id);

-- Name: turns turns_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.turns
    ADD CONSTRAINT turns_pkey PRIMARY KEY (id);

-- Name: turns turns_user_id_id_key; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.turns
    ADD CONSTRAINT turns_user_id_id_key UNIQUE (user_id, id);

-- Name: user_memories user_memories_pkey; Type: CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.user_memories
    ADD CONSTRAINT user_memories_pkey PRIMARY KEY (user_id);

-- Name: knowledge_words_by_word; Type: INDEX; Schema: private; Owner: -

CREATE INDEX knowledge_words_by_word ON private.knowledge_words USING btree (user_id, word);

-- Name: bills_by_due_date; Type: INDEX; Schema: public; Owner: -

CREATE INDEX bills_by_due_date ON public.bills USING btree (user_id, due_on);

-- Name: bills_by_payment; Type: INDEX; Schema: public; Owner: -

CREATE INDEX bills_by_payment ON public.bills USING btree (user_id, paid_on) WHERE (paid_on IS NOT NULL);

-- Name: budgets_by_month; Type: INDEX; Schema: public; Owner: -

CREATE INDEX budgets_by_month ON public.budgets USING btree (user_id, month);

-- Name: budgets_one_per_month; Type: INDEX; Schema: public; Owner: -

CREATE UNIQUE INDEX budgets_one_per_month ON public.budgets USING btree (user_id, category, month) WHERE (deleted_at IS NULL);

-- Name: conversations_recent; Type: INDEX; Schema: public; Owner: -

CREATE INDEX conversations_recent ON public.conversations USING btree (user_id, updated_at DESC);

-- Name: expenses_by_date; Type: INDEX; Schema: public; Owner: -

CREATE INDEX expenses_by_date ON public.expenses USING btree (user_id, spent_on);

-- Name: habit_completions_by_habit; Type: INDEX; Schema: public; Owner: -

CREATE INDEX habit_completions_by_habit ON public.habit_completions USING btree (user_id, habit_id, completion_date DESC);

-- Name: habit_completions_one_a_day; Type: INDEX; Schema: public; Owner: -

CREATE UNIQUE INDEX habit_completions_one_a_day ON public.habit_completions USING btree (habit_id, completion_date) WHERE (deleted_at IS NULL);

-- Name: habits_one_a_name; Type: INDEX; Schema: public; Owner: -

CREATE UNIQUE INDEX habits_one_a_name ON public.habits USING btree (user_id, private.fold(name));

-- Name: incomes_by_month; Type: INDEX; Schema: public; Owner: -

CREATE INDEX incomes_by_month ON public.incomes USING btree (user_id, month);

-- Name: investments_by_date; Type: INDEX; Schema: public; Owner: -

CREATE INDEX investments_by_date ON public.investments USING btree (user_id, invested_on);

-- Name: knowledge_items_by_source; Type: INDEX; Schema: public; Owner: -

CREATE INDEX knowledge_items_by_source ON public.knowledge_items USING btree (user_id, source_ref);

-- Name: knowledge_items_by_subject; Type: INDEX; Schema: public; Owner: -

CREATE INDEX knowledge_items_by_subject ON public.knowledge_items USING btree (user_id, subject_id);

-- Name: knowledge_items_by_successor; Type: INDEX; Schema: public; Owner: -

CREATE INDEX knowledge_items_by_successor ON public.knowledge_items USING btree (user_id, superseded_by_id);

-- Name: knowledge_items_current; Type: INDEX; Schema: public; Owner: -

CREATE INDEX knowledge_items_current ON public.knowledge_items USING btree (user_id, area, type) WHERE ((deleted_at IS NULL) AND (superseded_at IS NULL));

-- Name: knowledge_items_newest; Type: INDEX; Schema: public; Owner: -

CREATE INDEX knowledge_items_newest ON public.knowledge_items USING btree (user_id, created_at DESC, id DESC);

-- Name: knowledge_items_one_insight; Type: INDEX; Schema: public; Owner: -

CREATE UNIQUE INDEX knowledge_items_one_insight ON public.knowledge_items USING btree (user_id, pattern) WHERE ((pattern IS NOT NULL) AND (source = 'ai_inference'::text) AND (deleted_at IS NULL) AND (superseded_at IS NULL));

-- Name: knowledge_items_people; Type: INDEX; Schema: public; Owner: -

CREATE INDEX knowledge_items_people ON public.knowledge_items USING btree (user_id) WHERE (type = 'person'::text);

-- Name: knowledge_items_same_words; Type: INDEX; Schema: public; Owner: -

CREATE INDEX knowledge_items_same_words ON public.knowledge_items USING btree (user_id, md5(private.plain_words(content))) WHERE ((deleted_at IS NULL) AND (superseded_at IS NULL));

-- Name: knowledge_items_unresolved; Type: INDEX; Schema: public; Owner: -

CREATE INDEX knowledge_items_unresolved ON public.knowledge_items USING btree (user_id, created_at) WHERE (needs_resolution AND (deleted_at IS NULL) AND (superseded_at IS NULL));

-- Name: knowledge_links_by_target; Type: INDEX; Schema: public; Owner: -

CREATE INDEX knowledge_links_by_target ON public.knowledge_links USING btree (user_id, to_id);

-- Name: library_items_appointments; Type: INDEX; Schema: public; Owner: -

CREATE INDEX library_items_appointments ON public.library_items USING btree (period_to) WHERE ((kind = 'medical_appointment'::text) AND (origin = 'automatic'::text) AND (deleted_at IS NULL));

-- Name: library_items_one_a_period; Type: INDEX; Schema: public; Owner: -

CREATE UNIQUE INDEX library_items_one_a_period ON public.library_items USING btree (user_id, kind, period_to) WHERE (origin = 'automatic'::text);

-- Name: library_items_recent; Type: INDEX; Schema: public; Owner: -

CREATE INDEX library_items_recent ON public.library_items USING btree (user_id, created_at DESC) WHERE (deleted_at IS NULL);

-- Name: memory_consolidations_recent; Type: INDEX; Schema: public; Owner: -

CREATE INDEX memory_consolidations_recent ON public.memory_consolidations USING btree (user_id, created_at DESC);

-- Name: messages_by_consolidation; Type: INDEX; Schema: public; Owner: -

CREATE INDEX messages_by_consolidation ON public.messages USING btree (user_id, consolidation_id);

-- Name: messages_by_conversation; Type: INDEX; Schema: public; Owner: -

CREATE INDEX messages_by_conversation ON public.messages USING btree (user_id, conversation_id, seq DESC);

-- Name: messages_by_turn; Type: INDEX; Schema: public; Owner: -

CREATE INDEX messages_by_turn ON public.messages USING btree (user_id, turn_id);

-- Name: messages_to_learn; Type: INDEX; Schema: public; Owner: -

CREATE INDEX messages_to_learn ON public.messages USING btree (user_id, seq) WHERE ((role = 'user'::text) AND (consolidation_id IS NULL) AND (not_to_learn_at IS NULL));

-- Name: pending_actions_by_conversation; Type: INDEX; Schema: public; Owner: -

CREATE INDEX pending_actions_by_conversation ON public.pending_actions USING btree (user_id, conversation_id, created_at);

-- Name: pending_actions_by_decided_turn; Type: INDEX; Schema: public; Owner: -

CREATE INDEX pending_actions_by_decided_turn ON public.pending_actions USING btree (user_id, decided_turn_id);

-- Name: pending_actions_by_turn; Type: INDEX; Schema: public; Owner: -

CREATE INDEX pending_actions_by_turn ON public.pending_actions USING btree (user_id, turn_id);

-- Name: pending_actions_one_open; Type: INDEX; Schema: public; Owner: -

CREATE UNIQUE INDEX pending_actions_one_open ON public.pending_actions USING btree (conversation_id) WHERE (status = 'open'::text);

-- Name: tool_executions_by_turn; Type: INDEX; Schema: public; Owner: -

CREATE INDEX tool_executions_by_turn ON public.tool_executions USING btree (user_id, turn_id);

-- Name: tracking_entries_by_metric; Type: INDEX; Schema: public; Owner: -

CREATE INDEX tracking_entries_by_metric ON public.tracking_entries USING btree (user_id, metric, entry_date DESC, created_at DESC) WHERE (deleted_at IS NULL);

-- Name: turns_by_conversation; Type: INDEX; Schema: public; Owner: -

CREATE INDEX turns_by_conversation ON public.turns USING btree (user_id, conversation_id, created_at);

-- Name: turns_by_pending_action; Type: INDEX; Schema: public; Owner: -

CREATE INDEX turns_by_pending_action ON public.turns USING btree (user_id, pending_action_id);

-- Name: turns_one_running; Type: INDEX; Schema: public; Owner: -

CREATE UNIQUE INDEX turns_one_running ON public.turns USING btree (conversation_id) WHERE (status = 'running'::text);

-- Name: bills bills_end_series; Type: TRIGGER; Schema: public; Owner: -

CREATE TRIGGER bills_end_series AFTER UPDATE ON public.bills FOR EACH ROW WHEN ((old.recurring AND (old.status <> 'canceled'::text) AND (old.deleted_at IS NULL) AND ((NOT new.recurring) OR (new.status = 'canceled'::text) OR (new.deleted_at IS NOT NULL)))) EXECUTE FUNCTION private.end_bill_series();

-- Name: habit_completions habit_completions_not_in_future; Type: TRIGGER; Schema: public; Owner: -

CREATE TRIGGER habit_completions_not_in_future BEFORE INSERT OR UPDATE OF completion_date ON public.habit_completions FOR EACH ROW EXECUTE FUNCTION private.reject_future_date('completion_date');

-- Name: incomes incomes_end_series; Type: TRIGGER; Schema: public; Owner: -

CREATE TRIGGER incomes_end_series AFTER UPDATE ON public.incomes FOR EACH ROW WHEN ((old.recurring AND (old.deleted_at IS NULL) AND ((NOT new.recurring) OR (new.deleted_at IS NOT NULL)))) EXECUTE FUNCTION private.end_income_series();

-- Name: knowledge_items knowledge_items_add_words; Type: TRIGGER; Schema: public; Owner: -

CREATE TRIGGER knowledge_items_add_words AFTER INSERT OR UPDATE OF title, content ON public.knowledge_items FOR EACH ROW EXECUTE FUNCTION private.add_words();

-- Name: knowledge_items knowledge_items_forget_words; Type: TRIGGER; Schema: public; Owner: -

CREATE TRIGGER knowledge_items_forget_words AFTER DELETE ON public.knowledge_items REFERENCING OLD TABLE AS old_items FOR EACH STATEMENT EXECUTE FUNCTION private.forget_words();

-- Name: knowledge_items knowledge_items_note_validation; Type: TRIGGER; Schema: public; Owner: -

CREATE TRIGGER knowledge_items_note_validation BEFORE INSERT OR UPDATE ON public.knowledge_items FOR EACH ROW EXECUTE FUNCTION private.note_validation();

-- Name: knowledge_items knowledge_items_set_updated_at; Type: TRIGGER; Schema: public; Owner: -

CREATE TRIGGER knowledge_items_set_updated_at BEFORE UPDATE ON public.knowledge_items FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

-- Name: library_items library_items_take_over; Type: TRIGGER; Schema: public; Owner: -

CREATE TRIGGER library_items_take_over BEFORE UPDATE ON public.library_items FOR EACH ROW EXECUTE FUNCTION private.take_over_note();

-- Name: profiles profiles_check; Type: TRIGGER; Schema: public; Owner: -

CREATE TRIGGER profiles_check BEFORE INSERT OR UPDATE ON public.profiles FOR EACH ROW EXECUTE FUNCTION private.check_profile();

-- Name: profiles profiles_queue_user; Type: TRIGGER; Schema: public; Owner: -

CREATE TRIGGER profiles_queue_user AFTER INSERT ON public.profiles FOR EACH ROW EXECUTE FUNCTION private.queue_user();

-- Name: profiles profiles_schedule_notes; Type: TRIGGER; Schema: public; Owner: -

CREATE TRIGGER profiles_schedule_notes AFTER INSERT ON public.profiles FOR EACH ROW EXECUTE FUNCTION private.schedule_notes();

-- Name: tracking_entries tracking_entries_not_in_future; Type: TRIGGER; Schema: public; Owner: -

CREATE TRIGGER tracking_entries_not_in_future BEFORE INSERT OR UPDATE OF entry_date ON public.tracking_entries FOR EACH ROW EXECUTE FUNCTION private.reject_future_date('entry_date');

-- Name: user_memories user_memories_note_edited_fields; Type: TRIGGER; Schema: public; Owner: -

CREATE TRIGGER user_memories_note_edited_fields BEFORE UPDATE ON public.user_memories FOR EACH ROW EXECUTE FUNCTION private.note_edited_fields();

-- Name: user_memories user_memories_set_updated_at; Type: TRIGGER; Schema: public; Owner: -

CREATE TRIGGER user_memories_set_updated_at BEFORE UPDATE ON public.user_memories FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

-- Name: consolidation_queue consolidation_queue_user_id_fkey; Type: FK CONSTRAINT; Schema: private; Owner: -

ALTER TABLE ONLY private.consolidation_queue
    ADD CONSTRAINT consolidation_queue_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

-- Name: imports imports_user_id_fkey; Type: FK CONSTRAINT; Schema: private; Owner: -

ALTER TABLE ONLY private.imports
    ADD CONSTRAINT imports_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

-- Name: knowledge_words knowledge_words_user_id_fkey; Type: FK CONSTRAINT; Schema: private; Owner: -

ALTER TABLE ONLY private.knowledge_words
    ADD CONSTRAINT knowledge_words_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

-- Name: note_schedule note_schedule_user_id_fkey; Type: FK CONSTRAINT; Schema: private; Owner: -

ALTER TABLE ONLY private.note_schedule
    ADD CONSTRAINT note_schedule_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

-- Name: rate_limits rate_limits_user_id_fkey; Type: FK CONSTRAINT; Schema: private; Owner: -

ALTER TABLE ONLY private.rate_limits
    ADD CONSTRAINT rate_limits_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

-- Name: bills bills_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.bills
    ADD CONSTRAINT bills_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

-- Name: budgets budgets_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.budgets
    ADD CONSTRAINT budgets_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

-- Name: conversations conversations_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.conversations
    ADD CONSTRAINT conversations_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

-- Name: debts debts_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.debts
    ADD CONSTRAINT debts_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

-- Name: expenses expenses_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.expenses
    ADD CONSTRAINT expenses_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

-- Name: habit_completions habit_completions_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.habit_completions
    ADD CONSTRAINT habit_completions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

-- Name: habit_completions habit_completions_user_id_habit_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.habit_completions
    ADD CONSTRAINT habit_completions_user_id_habit_id_fkey FOREIGN KEY (user_id, habit_id) REFERENCES public.habits(user_id, id) ON DELETE CASCADE;

-- Name: habits habits_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.habits
    ADD CONSTRAINT habits_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

-- Name: incomes incomes_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.incomes
    ADD CONSTRAINT incomes_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

-- Name: investments investments_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.investments
    ADD CONSTRAINT investments_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

-- Name: knowledge_items knowledge_items_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.knowledge_items
    ADD CONSTRAINT knowledge_items_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

-- Name: knowledge_items knowledge_items_user_id_source_ref_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.knowledge_items
    ADD CONSTRAINT knowledge_items_user_id_source_ref_fkey FOREIGN KEY (user_id, source_ref) REFERENCES public.messages(user_id, id) ON DELETE SET NULL (source_ref);

-- Name: knowledge_items knowledge_items_user_id_subject_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.knowledge_items
    ADD CONSTRAINT knowledge_items_user_id_subject_id_fkey FOREIGN KEY (user_id, subject_id) REFERENCES public.knowledge_items(user_id, id);

-- Name: knowledge_items knowledge_items_user_id_superseded_by_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.knowledge_items
    ADD CONSTRAINT knowledge_items_user_id_superseded_by_id_fkey FOREIGN KEY (user_id, superseded_by_id) REFERENCES public.knowledge_items(user_id, id);

-- Name: knowledge_links knowledge_links_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.knowledge_links
    ADD CONSTRAINT knowledge_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

-- Name: knowledge_links knowledge_links_user_id_from_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.knowledge_links
    ADD CONSTRAINT knowledge_links_user_id_from_id_fkey FOREIGN KEY (user_id, from_id) REFERENCES public.knowledge_items(user_id, id) ON DELETE CASCADE;

-- Name: knowledge_links knowledge_links_user_id_to_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.knowledge_links
    ADD CONSTRAINT knowledge_links_user_id_to_id_fkey FOREIGN KEY (user_id, to_id) REFERENCES public.knowledge_items(user_id, id) ON DELETE CASCADE;

-- Name: library_items library_items_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.library_items
    ADD CONSTRAINT library_items_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

-- Name: memory_consolidations memory_consolidations_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.memory_consolidations
    ADD CONSTRAINT memory_consolidations_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

-- Name: messages messages_user_id_consolidation_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_user_id_consolidation_id_fkey FOREIGN KEY (user_id, consolidation_id) REFERENCES public.memory_consolidations(user_id, id) ON DELETE SET NULL (consolidation_id);

-- Name: messages messages_user_id_conversation_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_user_id_conversation_id_fkey FOREIGN KEY (user_id, conversation_id) REFERENCES public.conversations(user_id, id) ON DELETE CASCADE;

-- Name: messages messages_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

-- Name: messages messages_user_id_turn_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_user_id_turn_id_fkey FOREIGN KEY (user_id, turn_id) REFERENCES public.turns(user_id, id) ON DELETE CASCADE;

-- Name: pending_actions pending_actions_user_id_conversation_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.pending_actions
    ADD CONSTRAINT pending_actions_user_id_conversation_id_fkey FOREIGN KEY (user_id, conversation_id) REFERENCES public.conversations(user_id, id) ON DELETE CASCADE;

-- Name: pending_actions pending_actions_user_id_decided_turn_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.pending_actions
    ADD CONSTRAINT pending_actions_user_id_decided_turn_id_fkey FOREIGN KEY (user_id, decided_turn_id) REFERENCES public.turns(user_id, id) ON DELETE CASCADE;

-- Name: pending_actions pending_actions_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.pending_actions
    ADD CONSTRAINT pending_actions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

-- Name: pending_actions pending_actions_user_id_turn_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.pending_actions
    ADD CONSTRAINT pending_actions_user_id_turn_id_fkey FOREIGN KEY (user_id, turn_id) REFERENCES public.turns(user_id, id) ON DELETE CASCADE;

-- Name: profiles profiles_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.profiles
    ADD CONSTRAINT profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

-- Name: tool_executions tool_executions_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.tool_executions
    ADD CONSTRAINT tool_executions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

-- Name: tool_executions tool_executions_user_id_turn_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.tool_executions
    ADD CONSTRAINT tool_executions_user_id_turn_id_fkey FOREIGN KEY (user_id, turn_id) REFERENCES public.turns(user_id, id) ON DELETE SET NULL (turn_id);

-- Name: tracking_entries tracking_entries_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.tracking_entries
    ADD CONSTRAINT tracking_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

-- Name: turns turns_user_id_conversation_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.turns
    ADD CONSTRAINT turns_user_id_conversation_id_fkey FOREIGN KEY (user_id, conversation_id) REFERENCES public.conversations(user_id, id) ON DELETE CASCADE;

-- Name: turns turns_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.turns
    ADD CONSTRAINT turns_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

-- Name: turns turns_user_id_pending_action_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.turns
    ADD CONSTRAINT turns_user_id_pending_action_id_fkey FOREIGN KEY (user_id, pending_action_id) REFERENCES public.pending_actions(user_id, id) ON DELETE CASCADE;

-- Name: user_memories user_memories_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -

ALTER TABLE ONLY public.user_memories
    ADD CONSTRAINT user_memories_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

-- Name: consolidation_queue; Type: ROW SECURITY; Schema: private; Owner: -

ALTER TABLE private.consolidation_queue ENABLE ROW LEVEL SECURITY;

-- Name: everyday_subjects; Type: ROW SECURITY; Schema: private; Owner: -

ALTER TABLE private.everyday_subjects ENABLE ROW LEVEL SECURITY;

-- Name: everyday_subjects everyday_subjects_select; Type: POLICY; Schema: private; Owner: -

CREATE POLICY everyday_subjects_select ON private.everyday_subjects FOR SELECT TO authenticated USING ((( SELECT auth.uid() AS uid) IS NOT NULL));

-- Name: imports; Type: ROW SECURITY; Schema: private; Owner: -

ALTER TABLE private.imports ENABLE ROW LEVEL SECURITY;

-- Name: knowledge_words; Type: ROW SECURITY; Schema: private; Owner: -

ALTER TABLE private.knowledge_words ENABLE ROW LEVEL SECURITY;

-- Name: knowledge_words knowledge_words_select; Type: POLICY; Schema: private; Owner: -

CREATE POLICY knowledge_words_select ON private.knowledge_words FOR SELECT TO authenticated USING ((( SELECT auth.uid() AS uid) = user_id));

-- Name: note_schedule; Type: ROW SECURITY; Schema: private; Owner: -

ALTER TABLE private.note_schedule ENABLE ROW LEVEL SECURITY;

-- Name: places; Type: ROW SECURITY; Schema: private; Owner: -

ALTER TABLE private.places ENABLE ROW LEVEL SECURITY;

-- Name: places places_select; Type: POLICY; Schema: private; Owner: -

CREATE POLICY places_select ON private.places FOR SELECT TO authenticated USING ((( SELECT auth.uid() AS uid) IS NOT NULL));

-- Name: professions; Type: ROW SECURITY; Schema: private; Owner: -

ALTER TABLE private.professions ENABLE ROW LEVEL SECURITY;

-- Name: professions professions_select; Type: POLICY; Schema: private; Owner: -

CREATE POLICY professions_select ON private.professions FOR SELECT TO authenticated USING ((( SELECT auth.uid() AS uid) IS NOT NULL));

-- Name: rate_limits; Type: ROW SECURITY; Schema: private; Owner: -

ALTER TABLE private.rate_limits ENABLE ROW LEVEL SECURITY;

-- Name: settings; Type: ROW SECURITY; Schema: private; Owner: -

ALTER TABLE private.settings ENABLE ROW LEVEL SECURITY;

-- Name: slot_rules; Type: ROW SECURITY; Schema: private; Owner: -

ALTER TABLE private.slot_rules ENABLE ROW LEVEL SECURITY;

-- Name: slot_rules slot_rules_select; Type: POLICY; Schema: private; Owner: -

CREATE POLICY slot_rules_select ON private.slot_rules FOR SELECT TO authenticated USING ((( SELECT auth.uid() AS uid) IS NOT NULL));

-- Name: spellings; Type: ROW SECURITY; Schema: private; Owner: -

ALTER TABLE private.spellings ENABLE ROW LEVEL SECURITY;

-- Name: spellings spellings_select; Type: POLICY; Schema: private; Owner: -

CREATE POLICY spellings_select ON private.spellings FOR SELECT TO authenticated USING ((( SELECT auth.uid() AS uid) IS NOT NULL));

-- Name: verb_forms; Type: ROW SECURITY; Schema: private; Owner: -

ALTER TABLE private.verb_forms ENABLE ROW LEVEL SECURITY;

-- Name: verb_forms verb_forms_select; Type: POLICY; Schema: private; Owner: -

CREATE POLICY verb_forms_select ON private.verb_forms FOR SELECT TO authenticated USING ((( SELECT auth.uid() AS uid) IS NOT NULL));

-- Name: word_kinds; Type: ROW SECURITY; Schema: private; Owner: -

ALTER TABLE private.word_kinds ENABLE ROW LEVEL SECURITY;

-- Name: word_kinds word_kinds_select; Type: POLICY; Schema: private; Owner: -

CREATE POLICY word_kinds_select ON private.word_kinds FOR SELECT TO authenticated USING ((( SELECT auth.uid() AS uid) IS NOT NULL));

-- Name: bills; Type: ROW SECURITY; Schema: public; Owner: -

ALTER TABLE public.bills ENABLE ROW LEVEL SECURITY;

-- Name: bills bills_delete; Type: POLICY; Schema: public; Owner: -

CREATE POLICY bills_delete ON public.bills FOR DELETE TO authenticated USING ((( SELECT auth.uid() AS uid) = user_id));

-- Name: bills bills_insert; Type: POLICY; Schema: public; Owner: -

CREATE POLICY bills_insert ON public.bills FOR INSERT TO authenticated WITH CHECK ((( SELECT auth.uid() AS uid) = user_id));

-- Name: bills bills_select; Type: POLICY; Schema: public; Owner: -

CREATE POLICY bills_select ON public.bills FOR SELECT TO authenticated USING ((( SELECT auth.uid() AS uid) = user_id));

-- Name: bills bills_update; Type: POLICY; Schema: public; Owner: -

CREATE POLICY bills_update ON public.bills FOR UPDATE TO authenticated USING ((( SELECT auth.uid() AS uid) = user_id)) WITH CHECK ((( SELECT auth.uid() AS uid) = user_id));

-- Name: budgets; Type: ROW SECURITY; Schema: public; Owner: -

ALTER TABLE public.budgets ENABLE ROW LEVEL SECURITY;

-- Name: budgets budgets_delete; Type: POLICY; Schema: public; Owner: -

CREATE POLICY budgets_delete ON public.budgets FOR DELETE TO authenticated USING ((( SELECT auth.uid() AS uid) = user_id));

-- Name: budgets budgets_insert; Type: POLICY; Schema: public; Owner: -

CREATE POLICY budgets_insert ON public.budgets FOR INSERT TO authenticated WITH CHECK ((( SELECT auth.uid() AS uid) = user_id));

-- Name: budgets budgets_select; Type: POLICY; Schema: public; Owner: -

CREATE POLICY budgets_select ON public.budgets FOR SELECT TO authenticated USING ((( SELECT auth.uid() AS uid) = user_id));

-- Name: budgets budgets_update; Type: POLICY; Schema: public; Owner: -

CREATE POLICY budgets_update ON public.budgets FOR UPDATE TO authenticated USING ((( SELECT auth.uid() AS uid) = user_id)) WITH CHECK ((( SELECT auth.uid() AS uid) = user_id));

-- Name: conversations; Type: ROW SECURITY; Schema: public; Owner: -

ALTER TABLE public.conversations ENABLE ROW LEVEL SECURITY;

-- Name: conversations conversations_delete; Type: POLICY; Schema: public; Owner: -

CREATE POLICY conversations_delete ON public.conversations FOR DELETE TO authenticated USING ((( SELECT auth.uid() AS uid) = user_id));

-- Name: conversations conversations_insert; Type: POLICY; Schema: public; Owner: -

CREATE POLICY conversations_insert ON public.conversations FOR INSERT TO authenticated WITH CHECK ((( SELECT auth.uid() AS uid) = user_id));

-- Name: conversations conversations_select; Type: POLICY; Schema: public; Owner: -

CREATE POLICY conversations_select ON public.conversations FOR SELECT TO authenticated USING ((( SELECT auth.uid() AS uid) = user_id));

-- Name: conversations conversations_update; Type: POLICY; Schema: public; Owner: -

CREATE POLICY conversations_update ON public.conversations FOR UPDATE TO authenticated USING ((( SELECT auth.uid() AS uid) = user_id)) WITH CHECK ((( SELECT auth.uid() AS uid) = user_id));

-- Name: debts; Type: ROW SECURITY; Schema: public; Owner: -

ALTER TABLE public.debts ENABLE ROW LEVEL SECURITY;

-- Name: debts debts_delete; Type: POLICY; Schema: public; Owner: -

CREATE POLICY debts_delete ON public.debts FOR DELETE TO authenticated USING ((( SELECT auth.uid() AS uid) = user_id));

-- Name: debts debts_insert; Type: POLICY; Schema: public; Owner: -

CREATE POLICY debts_insert ON public.debts FOR INSERT TO authenticated WITH CHECK ((( SELECT auth.uid() AS uid) = user_id));

-- Name: debts debts_select; Type: POLICY; Schema: public; Owner: -

CREATE POLICY debts_select ON public.debts FOR SELECT TO authenticated USING ((( SELECT auth.uid() AS uid) = user_id));

-- Name: debts debts_update; Type: POLICY; Schema: public; Owner: -

CREATE POLICY debts_update ON public.debts FOR UPDATE TO authenticated USING ((( SELECT auth.uid() AS uid) = user_id)) WITH CHECK ((( SELECT auth.uid() AS uid) = user_id));

-- Name: expenses; Type: ROW SECURITY; Schema: public; Owner: -

ALTER TABLE public.expenses ENABLE ROW LEVEL SECURITY;

-- Name: expenses expenses_delete; Type: POLICY; Schema: public; Owner: -

CREATE POLICY expenses_delete ON public.expenses FOR DELETE TO authenticated USING ((( SELECT auth.uid() AS uid) = user_id));

-- Name: expenses expenses_insert; Type: POLICY; Schema: public; Owner: -

CREATE POLICY expenses_insert ON public.expenses FOR INSERT TO authenticated WITH CHECK ((( SELECT auth.uid() AS uid) = user_id));

-- Name: expenses expenses_select; Type: POLICY; Schema: public; Owner: -

CREATE POLICY expenses_select ON public.expenses FOR SELECT TO authenticated USING ((( SELECT auth.uid() AS uid) = user_id));

-- Name: expenses expenses_update; Type: POLICY; Schema: public; Owner: -

CREATE POLICY expenses_update ON public.expenses FOR UPDATE TO authenticated USING ((( SELECT auth.uid() AS uid) = user_id)) WITH CHECK ((( SELECT auth.uid() AS uid) = user_id));

-- Name: habit_completions; Type: ROW SECURITY; Schema: public; Owner: -

ALTER TABLE public.habit_completions ENABLE ROW LEVEL SECURITY;

-- Name: habit_completions habit_completions_delete; Type: POLICY; Schema: public; Owner: -

CREATE POLICY habit_completions_delete ON public.habit_completions FOR DELETE TO authenticated USING ((( SELECT auth.uid() AS uid) = user_id));

-- Name: habit_completions habit_completions_insert; Type: POLICY; Schema: public; Owner: -

CREATE POLICY habit_completions_insert ON public.habit_completions FOR INSERT TO authenticated WITH CHECK ((( SELECT auth.uid() AS uid) = user_id));

-- Name: habit_completions habit_completions_select; Type: POLICY; Schema: public; Owner: -

CREATE POLICY habit_completions_select ON public.habit_completions FOR SELECT TO authenticated USING ((( SELECT auth.uid() AS uid) = user_id));

-- Name: habit_completions habit_completions_update; Type: POLICY; Schema: public; Owner: -

CREATE POLICY habit_completions_update ON public.habit_completions FOR UPDATE TO authenticated USING ((( SELECT auth.uid() AS uid) = user_id)) WITH CHECK ((( SELECT auth.uid() AS uid) = user_id));

-- Name: habits; Type: ROW SECURITY; Schema: public; Owner: -

ALTER TABLE public.habits ENABLE ROW LEVEL SECURITY;

-- Name: habits habits_delete; Type: POLICY; Schema: public; Owner: -

CREATE POLICY habits_delete ON public.habits FOR DELETE TO authenticated USING ((( SELECT auth.uid() AS uid) = user_id));

-- Name: habits habits_insert; Type: POLICY; Schema: public; Owner: -

CREATE POLICY habits_insert ON public.habits FOR INSERT TO authenticated WITH CHECK ((( SELECT auth.uid() AS uid) = user_id));

-- Name: habits habits_select; Type: POLICY; Schema: public; Owner: -

CREATE POLICY habits_select ON public.habits FOR SELECT TO authenticated USING ((( SELECT auth.uid() AS uid) = user_id));

-- Name: habits habits_update; Type: POLICY; Schema: public; Owner: -

CREATE POLICY habits_update ON public.habits FOR UPDATE TO authenticated USING ((( SELECT auth.uid() AS uid) = user_id)) WITH CHECK ((( SELECT auth.uid() AS uid) = user_id));

-- Name: incomes; Type: ROW SECURITY; Schema: public; Owner: -

ALTER TABLE public.incomes ENABLE ROW LEVEL SECURITY;

-- Name: incomes incomes_delete; Type: POLICY; Schema: public; Owner: -

CREATE POLICY incomes_delete ON public.incomes FOR DELETE TO authenticated USING ((( SELECT auth.uid() AS uid) = user_id));

-- Name: incomes incomes_insert; Type: POLICY; Schema: public; Owner: -

CREATE POLICY incomes_insert ON public.incomes FOR INSERT TO authenticated WITH CHECK ((( SELECT auth.uid() AS uid) = user_id));

-- Name: incomes incomes_select; Type: POLICY; Schema: public; Owner: -

CREATE POLICY incomes_select ON public.incomes FOR SELECT TO authenticated USING ((( SELECT auth.uid() AS uid) = user_id));

-- Name: incomes incomes_update; Type: POLICY; Schema: public; Owner: -

CREATE POLICY incomes_update ON public.incomes FOR UPDATE TO authenticated USING ((( SELECT auth.uid() AS uid) = user_id)) WITH CHECK ((( SELECT auth.uid() AS uid) = user_id));

-- Name: investments; Type: ROW SECURITY; Schema: public; Owner: -

ALTER TABLE public.investments ENABLE ROW LEVEL SECURITY;

-- Name: investments investments_delete; Type: POLICY; Schema: public; Owner: -

CREATE POLICY investments_delete ON public.investments FOR DELETE TO authenticated USING ((( SELECT auth.uid() AS uid) = user_id));

-- Name: investments investments_insert; Type: POLICY; Schema: public; Owner: -

CREATE POLICY investments_insert ON public.investments FOR INSERT TO authenticated WITH CHECK ((( SELECT auth.uid() AS uid) = user_id));

-- Name: investments investments_select; Type: POLICY; Schema: public; Owner: -

CREATE POLICY investments_select ON public.investments FOR SELECT TO authenticated USING ((( SELECT auth.uid() AS uid) = user_id));

-- Name: investments investments_update; Type: POLICY; Schema: public; Owner: -

CREATE POLICY investments_update ON public.investments FOR UPDATE TO authenticated USING ((( SELECT auth.uid() AS uid) = user_id)) WITH CHECK ((( SELECT auth.uid() AS uid) = user_id));

-- Name: knowledge_items; Type: ROW SECURITY; Schema: public; Owner: -

ALTER TABLE public.knowledge_items ENABLE ROW LEVEL SECURITY;

-- Name: knowledge_items knowledge_items_insert; Type: POLICY; Schema: public; Owner: -

CREATE POLICY knowledge_items_insert ON public.knowledge_items FOR INSERT TO authenticated WITH CHECK ((( SELECT auth.uid() AS uid) = user_id));

-- Name: knowledge_items knowledge_items_select; Type: POLICY; Schema: public; Owner: -

CREATE POLICY knowledge_items_select ON public.knowledge_items FOR SELECT TO authenticated USING ((( SELECT auth.uid() AS uid) = user_id));

-- Name: knowledge_items knowledge_items_update; Type: POLICY; Schema: public; Owner: -

CREATE POLICY knowledge_items_update ON public.knowledge_items FOR UPDATE TO authenticated USING ((( SELECT auth.uid() AS uid) = user_id)) WITH CHECK ((( SELECT auth.uid() AS uid) = user_id));

-- Name: knowledge_links; Type: ROW SECURITY; Schema: public; Owner: -

ALTER TABLE public.knowledge_links ENABLE ROW LEVEL SECURITY;

-- Name: knowledge_links knowledge_links_delete; Type: POLICY; Schema: public; Owner: -

CREATE POLICY knowledge_links_delete ON public.knowledge_links FOR DELETE TO authenticated USING ((( SELECT auth.uid() AS uid) = user_id));

-- Name: knowledge_links knowledge_links_insert; Type: POLICY; Schema: public; Owner: -

CREATE POLICY knowledge_links_insert ON public.knowledge_links FOR INSERT TO authenticated WITH CHECK ((( SELECT auth.uid() AS uid) = user_id));

-- Name: knowledge_links knowledge_links_select; Type: POLICY; Schema: public; Owner: -

CREATE POLICY knowledge_links_select ON public.knowledge_links FOR SELECT TO authenticated USING ((( SELECT auth.uid() AS uid) = user_id));

-- Name: library_items; Type: ROW SECURITY; Schema: public; Owner: -

ALTER TABLE public.library_items ENABLE ROW LEVEL SECURITY;

-- Name: library_items library_items_insert; Type: POLICY; Schema: public; Owner: -

CREATE POLICY library_items_insert ON public.library_items FOR INSERT TO authenticated WITH CHECK ((( SELECT auth.uid() AS uid) = user_id));

-- Name: library_items library_items_select; Type: POLICY; Schema: public; Owner: -

CREATE POLICY library_items_select ON public.library_items FOR SELECT TO authenticated USING ((( SELECT auth.uid() AS uid) = user_id));

-- Name: library_items library_items_update; Type: POLICY; Schema: public; Owner: -

CREATE POLICY library_items_update ON public.library_items FOR UPDATE TO authenticated USING ((( SELECT auth.uid() AS uid) = user_id)) WITH CHECK ((( SELECT auth.uid() AS uid) = user_id));

-- Name: memory_consolidations; Type: ROW SECURITY; Schema: public; Owner: -

ALTER TABLE public.memory_consolidations ENABLE ROW LEVEL SECURITY;

-- Name: memory_consolidations memory_consolidations_select; Type: POLICY; Schema: public; Owner: -

CREATE POLICY memory_consolidations_select ON public.memory_consolidations FOR SELECT TO authenticated USING ((( SELECT auth.uid() AS uid) = user_id));

-- Name: messages; Type: ROW SECURITY; Schema: public; Owner: -

ALTER TABLE public.messages ENABLE ROW LEVEL SECURITY;

-- Name: messages messages_delete; Type: POLICY; Schema: public; Owner: -

CREATE POLICY messages_delete ON public.messages FOR DELETE TO authenticated USING ((( SELECT auth.uid() AS uid) = user_id));

-- Name: messages messages_insert; Type: POLICY; Schema: public; Owner: -

CREATE POLICY messages_insert ON public.messages FOR INSERT TO authenticated WITH CHECK ((( SELECT auth.uid() AS uid) = user_id));

-- Name: messages messages_select; Type: POLICY; Schema: public; Owner: -

CREATE POLICY messages_select ON public.messages FOR SELECT TO authenticated USING ((( SELECT auth.uid() AS uid) = user_id));

-- Name: pending_actions; Type: ROW SECURITY; Schema: public; Owner: -

ALTER TABLE public.pending_actions ENABLE ROW LEVEL SECURITY;

-- Name: pending_actions pending_actions_select; Type: POLICY; Schema: public; Owner: -

CREATE POLICY pending_actions_select ON public.pending_actions FOR SELECT TO authenticated USING ((( SELECT auth.uid() AS uid) = user_id));

-- Name: profiles; Type: ROW SECURITY; Schema: public; Owner: -

ALTER TABLE public.profiles ENABLE ROW LEVEL SECURITY;

-- Name: profiles profiles_select; Type: POLICY; Schema: public; Owner: -

CREATE POLICY profiles_select ON public.profiles FOR SELECT TO authenticated USING ((( SELECT auth.uid() AS uid) = user_id));

-- Name: profiles profiles_update; Type: POLICY; Schema: public; Owner: -

CREATE POLICY profiles_update ON public.profiles FOR UPDATE TO authenticated USING ((( SELECT auth.uid() AS uid) = user_id)) WITH CHECK ((( SELECT auth.uid() AS uid) = user_id));

-- Name: tool_executions; Type: ROW SECURITY; Schema: public; Owner: -

ALTER TABLE public.tool_executions ENABLE ROW LEVEL SECURITY;

-- Name: tool_executions tool_executions_select; Type: POLICY; Schema: public; Owner: -

CREATE POLICY tool_executions_select ON public.tool_executions FOR SELECT TO authenticated USING ((( SELECT auth.uid() AS uid) = user_id));

-- Name: tracking_entries; Type: ROW SECURITY; Schema: public; Owner: -

ALTER TABLE public.tracking_entries ENABLE ROW LEVEL SECURITY;

-- Name: tracking_entries tracking_entries_delete; Type: POLICY; Schema: public; Owner: -

CREATE POLICY tracking_entries_delete ON public.tracking_entries FOR DELETE TO authenticated USING ((( SELECT auth.uid() AS uid) = user_id));

-- Name: tracking_entries tracking_entries_insert; Type: POLICY; Schema: public; Owner: -

CREATE POLICY tracking_entries_insert ON public.tracking_entries FOR INSERT TO authenticated WITH CHECK ((( SELECT auth.uid() AS uid) = user_id));

-- Name: tracking_entries tracking_entries_select; Type: POLICY; Schema: public; Owner: -

CREATE POLICY tracking_entries_select ON public.tracking_entries FOR SELECT TO authenticated USING ((( SELECT auth.uid() AS uid) = user_id));

-- Name: tracking_entries tracking_entries_update; Type: POLICY; Schema: public; Owner: -

CREATE POLICY tracking_entries_update ON public.tracking_entries FOR UPDATE TO authenticated USING ((( SELECT auth.uid() AS uid) = user_id)) WITH CHECK ((( SELECT auth.uid() AS uid) = user_id));

-- Name: turns; Type: ROW SECURITY; Schema: public; Owner: -

ALTER TABLE public.turns ENABLE ROW LEVEL SECURITY;

-- Name: turns turns_select; Type: POLICY; Schema: public; Owner: -

CREATE POLICY turns_select ON public.turns FOR SELECT TO authenticated USING ((( SELECT auth.uid() AS uid) = user_id));

-- Name: user_memories; Type: ROW SECURITY; Schema: public; Owner: -

ALTER TABLE public.user_memories ENABLE ROW LEVEL SECURITY;

-- Name: user_memories user_memories_select; Type: POLICY; Schema: public; Owner: -

CREATE POLICY user_memories_select ON public.user_memories FOR SELECT TO authenticated USING ((( SELECT auth.uid() AS uid) = user_id));

-- Name: user_memories user_memories_update; Type: POLICY; Schema: public; Owner: -

CREATE POLICY user_memories_update ON public.user_memories FOR UPDATE TO authenticated USING ((( SELECT auth.uid() AS uid) = user_id)) WITH CHECK ((( SELECT auth.uid() AS uid) = user_id));

-- Name: SCHEMA private; Type: ACL; Schema: -; Owner: -

GRANT USAGE ON SCHEMA private TO authenticated;
GRANT USAGE ON SCHEMA private TO service_role;

-- Name: SCHEMA public; Type: ACL; Schema: -; Owner: -

GRANT USAGE ON SCHEMA public TO anon;
GRANT USAGE ON SCHEMA public TO authenticated;
GRANT USAGE ON SCHEMA public TO service_role;

-- Name: TABLE slot_rules; Type: ACL; Schema: private; Owner: -

GRANT SELECT ON TABLE private.slot_rules TO authenticated;
GRANT ALL ON TABLE private.slot_rules TO service_role;

-- Name: FUNCTION about_whom(rule private.slot_rules, about text[], value jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.about_whom(rule private.slot_rules, about text[], value jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.about_whom(rule private.slot_rules, about text[], value jsonb) TO authenticated;
GRANT ALL ON FUNCTION private.about_whom(rule private.slot_rules, about text[], value jsonb) TO service_role;

-- Name: FUNCTION active_habit_names(); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.active_habit_names() FROM PUBLIC;
GRANT ALL ON FUNCTION private.active_habit_names() TO authenticated;
GRANT ALL ON FUNCTION private.active_habit_names() TO service_role;

-- Name: FUNCTION add_slot_rules(slot text, rules jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.add_slot_rules(slot text, rules jsonb) FROM PUBLIC;

-- Name: FUNCTION add_words(); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.add_words() FROM PUBLIC;

-- Name: FUNCTION apply_undo(step jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.apply_undo(step jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.apply_undo(step jsonb) TO authenticated;

-- Name: FUNCTION appointment_note(period private.note_period); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.appointment_note(period private.note_period) FROM PUBLIC;
GRANT ALL ON FUNCTION private.appointment_note(period private.note_period) TO authenticated;
GRANT ALL ON FUNCTION private.appointment_note(period private.note_period) TO service_role;

-- Name: FUNCTION appointment_period(date date); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.appointment_period(date date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.appointment_period(date date) TO authenticated;
GRANT ALL ON FUNCTION private.appointment_period(date date) TO service_role;

-- Name: FUNCTION are_judgements(value jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.are_judgements(value jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.are_judgements(value jsonb) TO authenticated;
GRANT ALL ON FUNCTION private.are_judgements(value jsonb) TO service_role;

-- Name: FUNCTION area_ties(); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.area_ties() FROM PUBLIC;
GRANT ALL ON FUNCTION private.area_ties() TO authenticated;
GRANT ALL ON FUNCTION private.area_ties() TO service_role;

-- Name: FUNCTION ask_about(item_id uuid, against uuid[]); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.ask_about(item_id uuid, against uuid[]) FROM PUBLIC;
GRANT ALL ON FUNCTION private.ask_about(item_id uuid, against uuid[]) TO authenticated;
GRANT ALL ON FUNCTION private.ask_about(item_id uuid, against uuid[]) TO service_role;

-- Name: FUNCTION asked_words(query text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.asked_words(query text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.asked_words(query text) TO authenticated;
GRANT ALL ON FUNCTION private.asked_words(query text) TO service_role;

-- Name: FUNCTION balance_note(period private.note_period); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.balance_note(period private.note_period) FROM PUBLIC;
GRANT ALL ON FUNCTION private.balance_note(period private.note_period) TO authenticated;
GRANT ALL ON FUNCTION private.balance_note(period private.note_period) TO service_role;

-- Name: FUNCTION due_date(month date, due_day integer); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.due_date(month date, due_day integer) FROM PUBLIC;
GRANT ALL ON FUNCTION private.due_date(month date, due_day integer) TO authenticated;
GRANT ALL ON FUNCTION private.due_date(month date, due_day integer) TO service_role;

-- Name: FUNCTION finance_month(value date); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.finance_month(value date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.finance_month(value date) TO authenticated;
GRANT ALL ON FUNCTION private.finance_month(value date) TO service_role;

-- Name: TABLE bills; Type: ACL; Schema: public; Owner: -

GRANT ALL ON TABLE public.bills TO service_role;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.bills TO authenticated;

-- Name: FUNCTION bill_json(bill public.bills); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.bill_json(bill public.bills) FROM PUBLIC;
GRANT ALL ON FUNCTION private.bill_json(bill public.bills) TO authenticated;
GRANT ALL ON FUNCTION private.bill_json(bill public.bills) TO service_role;

-- Name: FUNCTION bill_label(bill public.bills); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.bill_label(bill public.bills) FROM PUBLIC;
GRANT ALL ON FUNCTION private.bill_label(bill public.bills) TO authenticated;
GRANT ALL ON FUNCTION private.bill_label(bill public.bills) TO service_role;

-- Name: FUNCTION bills_by_name(bill_name text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.bills_by_name(bill_name text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.bills_by_name(bill_name text) TO authenticated;
GRANT ALL ON FUNCTION private.bills_by_name(bill_name text) TO service_role;

-- Name: FUNCTION bills_left_this_month(); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.bills_left_this_month() FROM PUBLIC;
GRANT ALL ON FUNCTION private.bills_left_this_month() TO authenticated;
GRANT ALL ON FUNCTION private.bills_left_this_month() TO service_role;

-- Name: FUNCTION budgets_in_force(month date); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.budgets_in_force(month date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.budgets_in_force(month date) TO authenticated;
GRANT ALL ON FUNCTION private.budgets_in_force(month date) TO service_role;

-- Name: FUNCTION call_tool(tool text, args jsonb, tool_call_id text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.call_tool(tool text, args jsonb, tool_call_id text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.call_tool(tool text, args jsonb, tool_call_id text) TO authenticated;

-- Name: FUNCTION candidates_for(learned jsonb, owner uuid); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.candidates_for(learned jsonb, owner uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.candidates_for(learned jsonb, owner uuid) TO service_role;

-- Name: FUNCTION category_name(category text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.category_name(category text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.category_name(category text) TO authenticated;
GRANT ALL ON FUNCTION private.category_name(category text) TO service_role;

-- Name: FUNCTION cause_words(cause text, OUT moment text, OUT name text, OUT area text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.cause_words(cause text, OUT moment text, OUT name text, OUT area text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.cause_words(cause text, OUT moment text, OUT name text, OUT area text) TO authenticated;
GRANT ALL ON FUNCTION private.cause_words(cause text, OUT moment text, OUT name text, OUT area text) TO service_role;

-- Name: FUNCTION change_bill_series(name text, amount numeric, category text, due_day integer); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.change_bill_series(name text, amount numeric, category text, due_day integer) FROM PUBLIC;
GRANT ALL ON FUNCTION private.change_bill_series(name text, amount numeric, category text, due_day integer) TO authenticated;
GRANT ALL ON FUNCTION private.change_bill_series(name text, amount numeric, category text, due_day integer) TO service_role;

-- Name: FUNCTION change_income_series(name text, amount numeric, category text, due_day integer); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.change_income_series(name text, amount numeric, category text, due_day integer) FROM PUBLIC;
GRANT ALL ON FUNCTION private.change_income_series(name text, amount numeric, category text, due_day integer) TO authenticated;
GRANT ALL ON FUNCTION private.change_income_series(name text, amount numeric, category text, due_day integer) TO service_role;

-- Name: FUNCTION change_memories(owner uuid, changes jsonb, OUT applied jsonb, OUT rejections jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.change_memories(owner uuid, changes jsonb, OUT applied jsonb, OUT rejections jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.change_memories(owner uuid, changes jsonb, OUT applied jsonb, OUT rejections jsonb) TO service_role;

-- Name: FUNCTION is_person_metadata(value jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.is_person_metadata(value jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.is_person_metadata(value jsonb) TO authenticated;
GRANT ALL ON FUNCTION private.is_person_metadata(value jsonb) TO service_role;

-- Name: FUNCTION is_sub_area(area text, sub_area text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.is_sub_area(area text, sub_area text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.is_sub_area(area text, sub_area text) TO authenticated;
GRANT ALL ON FUNCTION private.is_sub_area(area text, sub_area text) TO service_role;

-- Name: FUNCTION is_text_list(list text[], max_items integer, max_length integer); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.is_text_list(list text[], max_items integer, max_length integer) FROM PUBLIC;
GRANT ALL ON FUNCTION private.is_text_list(list text[], max_items integer, max_length integer) TO authenticated;
GRANT ALL ON FUNCTION private.is_text_list(list text[], max_items integer, max_length integer) TO service_role;

-- Name: FUNCTION plain_words(value text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.plain_words(value text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.plain_words(value text) TO authenticated;
GRANT ALL ON FUNCTION private.plain_words(value text) TO service_role;

-- Name: FUNCTION search_vector(title text, content text, person_metadata jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.search_vector(title text, content text, person_metadata jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.search_vector(title text, content text, person_metadata jsonb) TO authenticated;
GRANT ALL ON FUNCTION private.search_vector(title text, content text, person_metadata jsonb) TO service_role;

-- Name: TABLE knowledge_items; Type: ACL; Schema: public; Owner: -

GRANT ALL ON TABLE public.knowledge_items TO service_role;
GRANT SELECT,INSERT,UPDATE ON TABLE public.knowledge_items TO authenticated;

-- Name: FUNCTION change_person(person public.knowledge_items, relationship text, birthday text, preferences text[], OUT changed boolean, OUT undo jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.change_person(person public.knowledge_items, relationship text, birthday text, preferences text[], OUT changed boolean, OUT undo jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.change_person(person public.knowledge_items, relationship text, birthday text, preferences text[], OUT changed boolean, OUT undo jsonb) TO authenticated;
GRANT ALL ON FUNCTION private.change_person(person public.knowledge_items, relationship text, birthday text, preferences text[], OUT changed boolean, OUT undo jsonb) TO service_role;

-- Name: FUNCTION change_user_memory(owner uuid, change jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.change_user_memory(owner uuid, change jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.change_user_memory(owner uuid, change jsonb) TO service_role;

-- Name: TABLE tracking_entries; Type: ACL; Schema: public; Owner: -

GRANT ALL ON TABLE public.tracking_entries TO service_role;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.tracking_entries TO authenticated;

-- Name: FUNCTION changed_entry(entry public.tracking_entries, value numeric, unit text, date date, note text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.changed_entry(entry public.tracking_entries, value numeric, unit text, date date, note text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.changed_entry(entry public.tracking_entries, value numeric, unit text, date date, note text) TO authenticated;
GRANT ALL ON FUNCTION private.changed_entry(entry public.tracking_entries, value numeric, unit text, date date, note text) TO service_role;

-- Name: FUNCTION changed_list(field text, entries text[], op text, value text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.changed_list(field text, entries text[], op text, value text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.changed_list(field text, entries text[], op text, value text) TO service_role;

-- Name: FUNCTION changed_text(field text, known text, op text, value text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.changed_text(field text, known text, op text, value text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.changed_text(field text, known text, op text, value text) TO service_role;

-- Name: FUNCTION check_completion_date(date date); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.check_completion_date(date date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.check_completion_date(date date) TO authenticated;
GRANT ALL ON FUNCTION private.check_completion_date(date date) TO service_role;

-- Name: FUNCTION check_correction(old public.knowledge_items, item public.knowledge_items); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.check_correction(old public.knowledge_items, item public.knowledge_items) FROM PUBLIC;
GRANT ALL ON FUNCTION private.check_correction(old public.knowledge_items, item public.knowledge_items) TO authenticated;
GRANT ALL ON FUNCTION private.check_correction(old public.knowledge_items, item public.knowledge_items) TO service_role;

-- Name: FUNCTION check_current(item public.knowledge_items); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.check_current(item public.knowledge_items) FROM PUBLIC;
GRANT ALL ON FUNCTION private.check_current(item public.knowledge_items) TO authenticated;
GRANT ALL ON FUNCTION private.check_current(item public.knowledge_items) TO service_role;

-- Name: FUNCTION check_day_total(metric text, value numeric, day date, except_entry uuid); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.check_day_total(metric text, value numeric, day date, except_entry uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.check_day_total(metric text, value numeric, day date, except_entry uuid) TO authenticated;
GRANT ALL ON FUNCTION private.check_day_total(metric text, value numeric, day date, except_entry uuid) TO service_role;

-- Name: FUNCTION check_embedding(embedding extensions.halfvec); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.check_embedding(embedding extensions.halfvec) FROM PUBLIC;
GRANT ALL ON FUNCTION private.check_embedding(embedding extensions.halfvec) TO authenticated;
GRANT ALL ON FUNCTION private.check_embedding(embedding extensions.halfvec) TO service_role;

-- Name: FUNCTION check_frequency(frequency text, days integer[]); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.check_frequency(frequency text, days integer[]) FROM PUBLIC;
GRANT ALL ON FUNCTION private.check_frequency(frequency text, days integer[]) TO authenticated;
GRANT ALL ON FUNCTION private.check_frequency(frequency text, days integer[]) TO service_role;

-- Name: FUNCTION check_habit_name(name text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.check_habit_name(name text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.check_habit_name(name text) TO authenticated;
GRANT ALL ON FUNCTION private.check_habit_name(name text) TO service_role;

-- Name: TABLE debts; Type: ACL; Schema: public; Owner: -

GRANT ALL ON TABLE public.debts TO service_role;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.debts TO authenticated;

-- Name: FUNCTION check_installment_payment(debt public.debts, quantity integer); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.check_installment_payment(debt public.debts, quantity integer) FROM PUBLIC;
GRANT ALL ON FUNCTION private.check_installment_payment(debt public.debts, quantity integer) TO authenticated;
GRANT ALL ON FUNCTION private.check_installment_payment(debt public.debts, quantity integer) TO service_role;

-- Name: FUNCTION check_item_kind(type text, area text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.check_item_kind(type text, area text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.check_item_kind(type text, area text) TO authenticated;
GRANT ALL ON FUNCTION private.check_item_kind(type text, area text) TO service_role;

-- Name: FUNCTION check_knowledge(type text, content text, title text, area text, sub_area text, confidence double precision, person text, strict boolean); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.check_knowledge(type text, content text, title text, area text, sub_area text, confidence double precision, person text, strict boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION private.check_knowledge(type text, content text, title text, area text, sub_area text, confidence double precision, person text, strict boolean) TO authenticated;
GRANT ALL ON FUNCTION private.check_knowledge(type text, content text, title text, area text, sub_area text, confidence double precision, person text, strict boolean) TO service_role;

-- Name: FUNCTION check_knowledge_filters(source text, status text, min_confidence double precision, max_confidence double precision, from_date date, to_date date, query text, page_size integer); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.check_knowledge_filters(source text, status text, min_confidence double precision, max_confidence double precision, from_date date, to_date date, query text, page_size integer) FROM PUBLIC;
GRANT ALL ON FUNCTION private.check_knowledge_filters(source text, status text, min_confidence double precision, max_confidence double precision, from_date date, to_date date, query text, page_size integer) TO authenticated;
GRANT ALL ON FUNCTION private.check_knowledge_filters(source text, status text, min_confidence double precision, max_confidence double precision, from_date date, to_date date, query text, page_size integer) TO service_role;

-- Name: FUNCTION check_memory_fields(fields text[]); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.check_memory_fields(fields text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION private.check_memory_fields(fields text[]) TO authenticated;
GRANT ALL ON FUNCTION private.check_memory_fields(fields text[]) TO service_role;

-- Name: FUNCTION check_metric(metric text, value numeric, unit text, date date, note text, custom_name text, OUT canonical_value numeric, OUT canonical_unit text, OUT entry_date date, OUT entry_note text, OUT name text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.check_metric(metric text, value numeric, unit text, date date, note text, custom_name text, OUT canonical_value numeric, OUT canonical_unit text, OUT entry_date date, OUT entry_note text, OUT name text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.check_metric(metric text, value numeric, unit text, date date, note text, custom_name text, OUT canonical_value numeric, OUT canonical_unit text, OUT entry_date date, OUT entry_note text, OUT name text) TO authenticated;
GRANT ALL ON FUNCTION private.check_metric(metric text, value numeric, unit text, date date, note text, custom_name text, OUT canonical_value numeric, OUT canonical_unit text, OUT entry_date date, OUT entry_note text, OUT name text) TO service_role;

-- Name: FUNCTION check_note_request(kind text, date date); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.check_note_request(kind text, date date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.check_note_request(kind text, date date) TO authenticated;
GRANT ALL ON FUNCTION private.check_note_request(kind text, date date) TO service_role;

-- Name: FUNCTION check_person(relationship text, birthday text, preferences text[], note text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.check_person(relationship text, birthday text, preferences text[], note text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.check_person(relationship text, birthday text, preferences text[], note text) TO authenticated;
GRANT ALL ON FUNCTION private.check_person(relationship text, birthday text, preferences text[], note text) TO service_role;

-- Name: FUNCTION check_profile(); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.check_profile() FROM PUBLIC;
GRANT ALL ON FUNCTION private.check_profile() TO authenticated;
GRANT ALL ON FUNCTION private.check_profile() TO service_role;

-- Name: FUNCTION check_restorable(item public.knowledge_items); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.check_restorable(item public.knowledge_items) FROM PUBLIC;
GRANT ALL ON FUNCTION private.check_restorable(item public.knowledge_items) TO authenticated;
GRANT ALL ON FUNCTION private.check_restorable(item public.knowledge_items) TO service_role;

-- Name: FUNCTION claim_due(at timestamp with time zone, among uuid[]); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.claim_due(at timestamp with time zone, among uuid[]) FROM PUBLIC;
GRANT ALL ON FUNCTION private.claim_due(at timestamp with time zone, among uuid[]) TO service_role;

-- Name: FUNCTION claim_now(user_id uuid, at timestamp with time zone, fresh boolean); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.claim_now(user_id uuid, at timestamp with time zone, fresh boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION private.claim_now(user_id uuid, at timestamp with time zone, fresh boolean) TO service_role;

-- Name: TABLE pending_actions; Type: ACL; Schema: public; Owner: -

GRANT ALL ON TABLE public.pending_actions TO service_role;
GRANT SELECT ON TABLE public.pending_actions TO authenticated;

-- Name: FUNCTION claim_pending_action(pending_action_id uuid, turn_id uuid, status text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.claim_pending_action(pending_action_id uuid, turn_id uuid, status text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.claim_pending_action(pending_action_id uuid, turn_id uuid, status text) TO authenticated;

-- Name: FUNCTION clean_memory_value(field text, value jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.clean_memory_value(field text, value jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.clean_memory_value(field text, value jsonb) TO authenticated;
GRANT ALL ON FUNCTION private.clean_memory_value(field text, value jsonb) TO service_role;

-- Name: FUNCTION clipped(value text, longest integer); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.clipped(value text, longest integer) FROM PUBLIC;
GRANT ALL ON FUNCTION private.clipped(value text, longest integer) TO authenticated;
GRANT ALL ON FUNCTION private.clipped(value text, longest integer) TO service_role;

-- Name: FUNCTION clipped_json(item public.knowledge_items); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.clipped_json(item public.knowledge_items) FROM PUBLIC;
GRANT ALL ON FUNCTION private.clipped_json(item public.knowledge_items) TO authenticated;
GRANT ALL ON FUNCTION private.clipped_json(item public.knowledge_items) TO service_role;

-- Name: FUNCTION clock_of(said text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.clock_of(said text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.clock_of(said text) TO authenticated;
GRANT ALL ON FUNCTION private.clock_of(said text) TO service_role;

-- Name: FUNCTION close_questions(item_id uuid); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.close_questions(item_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.close_questions(item_id uuid) TO authenticated;
GRANT ALL ON FUNCTION private.close_questions(item_id uuid) TO service_role;

-- Name: FUNCTION close_words(written text[]); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.close_words(written text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION private.close_words(written text[]) TO authenticated;
GRANT ALL ON FUNCTION private.close_words(written text[]) TO service_role;

-- Name: TABLE habits; Type: ACL; Schema: public; Owner: -

GRANT ALL ON TABLE public.habits TO service_role;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.habits TO authenticated;

-- Name: FUNCTION closest_habits(habit_name text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.closest_habits(habit_name text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.closest_habits(habit_name text) TO authenticated;
GRANT ALL ON FUNCTION private.closest_habits(habit_name text) TO service_role;

-- Name: FUNCTION compact(value jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.compact(value jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.compact(value jsonb) TO authenticated;
GRANT ALL ON FUNCTION private.compact(value jsonb) TO service_role;

-- Name: FUNCTION compare_across(known jsonb, stated jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.compare_across(known jsonb, stated jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.compare_across(known jsonb, stated jsonb) TO authenticated;
GRANT ALL ON FUNCTION private.compare_across(known jsonb, stated jsonb) TO service_role;

-- Name: FUNCTION compare_alike(slot text, k jsonb, n jsonb, stated jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.compare_alike(slot text, k jsonb, n jsonb, stated jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.compare_alike(slot text, k jsonb, n jsonb, stated jsonb) TO authenticated;
GRANT ALL ON FUNCTION private.compare_alike(slot text, k jsonb, n jsonb, stated jsonb) TO service_role;

-- Name: FUNCTION compare_children(known jsonb, stated jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.compare_children(known jsonb, stated jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.compare_children(known jsonb, stated jsonb) TO authenticated;
GRANT ALL ON FUNCTION private.compare_children(known jsonb, stated jsonb) TO service_role;

-- Name: FUNCTION compare_employment(known jsonb, stated jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.compare_employment(known jsonb, stated jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.compare_employment(known jsonb, stated jsonb) TO authenticated;
GRANT ALL ON FUNCTION private.compare_employment(known jsonb, stated jsonb) TO service_role;

-- Name: FUNCTION compare_goal(known jsonb, deed jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.compare_goal(known jsonb, deed jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.compare_goal(known jsonb, deed jsonb) TO authenticated;
GRANT ALL ON FUNCTION private.compare_goal(known jsonb, deed jsonb) TO service_role;

-- Name: FUNCTION compare_household(known jsonb, stated jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.compare_household(known jsonb, stated jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.compare_household(known jsonb, stated jsonb) TO authenticated;
GRANT ALL ON FUNCTION private.compare_household(known jsonb, stated jsonb) TO service_role;

-- Name: FUNCTION compare_items(known public.knowledge_items, known_names text[], readings jsonb, names text[], OUT verdict text, OUT slot text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.compare_items(known public.knowledge_items, known_names text[], readings jsonb, names text[], OUT verdict text, OUT slot text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.compare_items(known public.knowledge_items, known_names text[], readings jsonb, names text[], OUT verdict text, OUT slot text) TO authenticated;
GRANT ALL ON FUNCTION private.compare_items(known public.knowledge_items, known_names text[], readings jsonb, names text[], OUT verdict text, OUT slot text) TO service_role;

-- Name: FUNCTION compare_many(known jsonb, stated jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.compare_many(known jsonb, stated jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.compare_many(known jsonb, stated jsonb) TO authenticated;
GRANT ALL ON FUNCTION private.compare_many(known jsonb, stated jsonb) TO service_role;

-- Name: FUNCTION compare_marital(known jsonb, stated jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.compare_marital(known jsonb, stated jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.compare_marital(known jsonb, stated jsonb) TO authenticated;
GRANT ALL ON FUNCTION private.compare_marital(known jsonb, stated jsonb) TO service_role;

-- Name: FUNCTION compare_readings(known jsonb, stated jsonb, known_names text[], names text[]); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.compare_readings(known jsonb, stated jsonb, known_names text[], names text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION private.compare_readings(known jsonb, stated jsonb, known_names text[], names text[]) TO authenticated;
GRANT ALL ON FUNCTION private.compare_readings(known jsonb, stated jsonb, known_names text[], names text[]) TO service_role;

-- Name: FUNCTION compare_residence(known jsonb, stated jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.compare_residence(known jsonb, stated jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.compare_residence(known jsonb, stated jsonb) TO authenticated;
GRANT ALL ON FUNCTION private.compare_residence(known jsonb, stated jsonb) TO service_role;

-- Name: FUNCTION compare_values(known jsonb, stated jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.compare_values(known jsonb, stated jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.compare_values(known jsonb, stated jsonb) TO authenticated;
GRANT ALL ON FUNCTION private.compare_values(known jsonb, stated jsonb) TO service_role;

-- Name: FUNCTION conjugate(verbs text, model text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.conjugate(verbs text, model text) FROM PUBLIC;

-- Name: FUNCTION content_words(query text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.content_words(query text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.content_words(query text) TO authenticated;
GRANT ALL ON FUNCTION private.content_words(query text) TO service_role;

-- Name: FUNCTION continue_bills(until date); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.continue_bills(until date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.continue_bills(until date) TO authenticated;
GRANT ALL ON FUNCTION private.continue_bills(until date) TO service_role;

-- Name: FUNCTION continue_incomes(until date); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.continue_incomes(until date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.continue_incomes(until date) TO authenticated;
GRANT ALL ON FUNCTION private.continue_incomes(until date) TO service_role;

-- Name: FUNCTION contradicted(item public.knowledge_items); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.contradicted(item public.knowledge_items) FROM PUBLIC;
GRANT ALL ON FUNCTION private.contradicted(item public.knowledge_items) TO authenticated;
GRANT ALL ON FUNCTION private.contradicted(item public.knowledge_items) TO service_role;

-- Name: FUNCTION contrast_days(from_day date); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.contrast_days(from_day date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.contrast_days(from_day date) TO authenticated;
GRANT ALL ON FUNCTION private.contrast_days(from_day date) TO service_role;

-- Name: FUNCTION contrast_pairs(); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.contrast_pairs() FROM PUBLIC;
GRANT ALL ON FUNCTION private.contrast_pairs() TO authenticated;
GRANT ALL ON FUNCTION private.contrast_pairs() TO service_role;

-- Name: FUNCTION contrasts(from_day date); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.contrasts(from_day date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.contrasts(from_day date) TO authenticated;
GRANT ALL ON FUNCTION private.contrasts(from_day date) TO service_role;

-- Name: FUNCTION corrected(old public.knowledge_items, content text, title text, type text, area text, sub_area text, person_metadata jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.corrected(old public.knowledge_items, content text, title text, type text, area text, sub_area text, person_metadata jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.corrected(old public.knowledge_items, content text, title text, type text, area text, sub_area text, person_metadata jsonb) TO authenticated;
GRANT ALL ON FUNCTION private.corrected(old public.knowledge_items, content text, title text, type text, area text, sub_area text, person_metadata jsonb) TO service_role;

-- Name: FUNCTION corrections(item_id uuid); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.corrections(item_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.corrections(item_id uuid) TO authenticated;
GRANT ALL ON FUNCTION private.corrections(item_id uuid) TO service_role;

-- Name: FUNCTION count_turn(); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.count_turn() FROM PUBLIC;
GRANT ALL ON FUNCTION private.count_turn() TO authenticated;

-- Name: FUNCTION count_user_rows(account uuid); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.count_user_rows(account uuid) FROM PUBLIC;

-- Name: FUNCTION create_bill(name text, amount numeric, category text, due_day integer, recurring boolean, date date); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.create_bill(name text, amount numeric, category text, due_day integer, recurring boolean, date date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.create_bill(name text, amount numeric, category text, due_day integer, recurring boolean, date date) TO authenticated;
GRANT ALL ON FUNCTION private.create_bill(name text, amount numeric, category text, due_day integer, recurring boolean, date date) TO service_role;

-- Name: FUNCTION create_budget(amount numeric, category text, recurring boolean, date date); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.create_budget(amount numeric, category text, recurring boolean, date date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.create_budget(amount numeric, category text, recurring boolean, date date) TO authenticated;
GRANT ALL ON FUNCTION private.create_budget(amount numeric, category text, recurring boolean, date date) TO service_role;

-- Name: FUNCTION create_debt(name text, amount numeric, due_day integer, installments integer, current_installment integer, date date); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.create_debt(name text, amount numeric, due_day integer, installments integer, current_installment integer, date date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.create_debt(name text, amount numeric, due_day integer, installments integer, current_installment integer, date date) TO authenticated;
GRANT ALL ON FUNCTION private.create_debt(name text, amount numeric, due_day integer, installments integer, current_installment integer, date date) TO service_role;

-- Name: FUNCTION create_income(name text, amount numeric, category text, due_day integer, recurring boolean, date date); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.create_income(name text, amount numeric, category text, due_day integer, recurring boolean, date date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.create_income(name text, amount numeric, category text, due_day integer, recurring boolean, date date) TO authenticated;
GRANT ALL ON FUNCTION private.create_income(name text, amount numeric, category text, due_day integer, recurring boolean, date date) TO service_role;

-- Name: FUNCTION create_investment(name text, amount numeric, category text, date date); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.create_investment(name text, amount numeric, category text, date date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.create_investment(name text, amount numeric, category text, date date) TO authenticated;
GRANT ALL ON FUNCTION private.create_investment(name text, amount numeric, category text, date date) TO service_role;

-- Name: FUNCTION create_user_rows(); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.create_user_rows() FROM PUBLIC;

-- Name: FUNCTION current_patterns(areas text[], topic text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.current_patterns(areas text[], topic text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.current_patterns(areas text[], topic text) TO authenticated;
GRANT ALL ON FUNCTION private.current_patterns(areas text[], topic text) TO service_role;

-- Name: FUNCTION current_successor(item_id uuid); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.current_successor(item_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.current_successor(item_id uuid) TO authenticated;
GRANT ALL ON FUNCTION private.current_successor(item_id uuid) TO service_role;

-- Name: FUNCTION current_user_id(); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.current_user_id() FROM PUBLIC;
GRANT ALL ON FUNCTION private.current_user_id() TO authenticated;
GRANT ALL ON FUNCTION private.current_user_id() TO service_role;

-- Name: FUNCTION daily_values(metrics text[], habits uuid[], from_day date); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.daily_values(metrics text[], habits uuid[], from_day date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.daily_values(metrics text[], habits uuid[], from_day date) TO authenticated;
GRANT ALL ON FUNCTION private.daily_values(metrics text[], habits uuid[], from_day date) TO service_role;

-- Name: FUNCTION days_summary(first_day date, last_day date); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.days_summary(first_day date, last_day date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.days_summary(first_day date, last_day date) TO authenticated;
GRANT ALL ON FUNCTION private.days_summary(first_day date, last_day date) TO service_role;

-- Name: FUNCTION debt_json(debt public.debts); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.debt_json(debt public.debts) FROM PUBLIC;
GRANT ALL ON FUNCTION private.debt_json(debt public.debts) TO authenticated;
GRANT ALL ON FUNCTION private.debt_json(debt public.debts) TO service_role;

-- Name: FUNCTION debt_label(debt public.debts); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.debt_label(debt public.debts) FROM PUBLIC;
GRANT ALL ON FUNCTION private.debt_label(debt public.debts) TO authenticated;
GRANT ALL ON FUNCTION private.debt_label(debt public.debts) TO service_role;

-- Name: FUNCTION debt_names(); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.debt_names() FROM PUBLIC;
GRANT ALL ON FUNCTION private.debt_names() TO authenticated;
GRANT ALL ON FUNCTION private.debt_names() TO service_role;

-- Name: FUNCTION debt_status(debt public.debts); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.debt_status(debt public.debts) FROM PUBLIC;
GRANT ALL ON FUNCTION private.debt_status(debt public.debts) TO authenticated;
GRANT ALL ON FUNCTION private.debt_status(debt public.debts) TO service_role;

-- Name: FUNCTION debt_totals(debts public.debts[]); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.debt_totals(debts public.debts[]) FROM PUBLIC;
GRANT ALL ON FUNCTION private.debt_totals(debts public.debts[]) TO authenticated;
GRANT ALL ON FUNCTION private.debt_totals(debts public.debts[]) TO service_role;

-- Name: FUNCTION debts_by_name(debt_name text, open_only boolean); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.debts_by_name(debt_name text, open_only boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION private.debts_by_name(debt_name text, open_only boolean) TO authenticated;
GRANT ALL ON FUNCTION private.debts_by_name(debt_name text, open_only boolean) TO service_role;

-- Name: FUNCTION derive_message(parts jsonb, OUT content text, OUT tool_calls jsonb, OUT tool_call_id text, OUT name text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.derive_message(parts jsonb, OUT content text, OUT tool_calls jsonb, OUT tool_call_id text, OUT name text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.derive_message(parts jsonb, OUT content text, OUT tool_calls jsonb, OUT tool_call_id text, OUT name text) TO authenticated;

-- Name: FUNCTION detail_words(content text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.detail_words(content text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.detail_words(content text) TO authenticated;
GRANT ALL ON FUNCTION private.detail_words(content text) TO service_role;

-- Name: FUNCTION due_notes(at timestamp with time zone, among uuid); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.due_notes(at timestamp with time zone, among uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.due_notes(at timestamp with time zone, among uuid) TO service_role;

-- Name: FUNCTION due_users(at timestamp with time zone); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.due_users(at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION private.due_users(at timestamp with time zone) TO service_role;

-- Name: FUNCTION employer_of(phrase text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.employer_of(phrase text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.employer_of(phrase text) TO authenticated;
GRANT ALL ON FUNCTION private.employer_of(phrase text) TO service_role;

-- Name: FUNCTION end_bill_series(); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.end_bill_series() FROM PUBLIC;

-- Name: FUNCTION end_income_series(); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.end_income_series() FROM PUBLIC;

-- Name: FUNCTION end_run(user_id uuid, at timestamp with time zone); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.end_run(user_id uuid, at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION private.end_run(user_id uuid, at timestamp with time zone) TO service_role;

-- Name: FUNCTION ensure_person(name text, relationship text, by_assistant boolean, content text, OUT id uuid, OUT created boolean, OUT undo jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.ensure_person(name text, relationship text, by_assistant boolean, content text, OUT id uuid, OUT created boolean, OUT undo jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.ensure_person(name text, relationship text, by_assistant boolean, content text, OUT id uuid, OUT created boolean, OUT undo jsonb) TO authenticated;
GRANT ALL ON FUNCTION private.ensure_person(name text, relationship text, by_assistant boolean, content text, OUT id uuid, OUT created boolean, OUT undo jsonb) TO service_role;

-- Name: FUNCTION erase_account(account uuid); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.erase_account(account uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.erase_account(account uuid) TO authenticated;
GRANT ALL ON FUNCTION private.erase_account(account uuid) TO service_role;

-- Name: FUNCTION erase_auth_rows(account uuid); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.erase_auth_rows(account uuid) FROM PUBLIC;

-- Name: FUNCTION export_columns(table_name text, tables text[]); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.export_columns(table_name text, tables text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION private.export_columns(table_name text, tables text[]) TO authenticated;
GRANT ALL ON FUNCTION private.export_columns(table_name text, tables text[]) TO service_role;

-- Name: FUNCTION export_part(table_name text, tables text[], after_time timestamp with time zone, after_key text, OUT rows jsonb, OUT last_time timestamp with time zone, OUT last_key text, OUT complete boolean); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.export_part(table_name text, tables text[], after_time timestamp with time zone, after_key text, OUT rows jsonb, OUT last_time timestamp with time zone, OUT last_key text, OUT complete boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION private.export_part(table_name text, tables text[], after_time timestamp with time zone, after_key text, OUT rows jsonb, OUT last_time timestamp with time zone, OUT last_key text, OUT complete boolean) TO authenticated;
GRANT ALL ON FUNCTION private.export_part(table_name text, tables text[], after_time timestamp with time zone, after_key text, OUT rows jsonb, OUT last_time timestamp with time zone, OUT last_key text, OUT complete boolean) TO service_role;

-- Name: FUNCTION export_query(table_name text, tables text[]); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.export_query(table_name text, tables text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION private.export_query(table_name text, tables text[]) TO authenticated;
GRANT ALL ON FUNCTION private.export_query(table_name text, tables text[]) TO service_role;

-- Name: FUNCTION export_references(table_name text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.export_references(table_name text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.export_references(table_name text) TO authenticated;
GRANT ALL ON FUNCTION private.export_references(table_name text) TO service_role;

-- Name: FUNCTION export_signature(purpose text, digest text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.export_signature(purpose text, digest text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.export_signature(purpose text, digest text) TO authenticated;
GRANT ALL ON FUNCTION private.export_signature(purpose text, digest text) TO service_role;

-- Name: FUNCTION export_tables(what text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.export_tables(what text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.export_tables(what text) TO authenticated;
GRANT ALL ON FUNCTION private.export_tables(what text) TO service_role;

-- Name: FUNCTION field_of(work text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.field_of(work text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.field_of(work text) TO authenticated;
GRANT ALL ON FUNCTION private.field_of(work text) TO service_role;

-- Name: FUNCTION fill_user_memory(content jsonb, edited jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.fill_user_memory(content jsonb, edited jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.fill_user_memory(content jsonb, edited jsonb) TO authenticated;
GRANT ALL ON FUNCTION private.fill_user_memory(content jsonb, edited jsonb) TO service_role;

-- Name: FUNCTION finance_alerts(first_day date, last_day date, income numeric, balance numeric, projected numeric, overdue_bills jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.finance_alerts(first_day date, last_day date, income numeric, balance numeric, projected numeric, overdue_bills jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.finance_alerts(first_day date, last_day date, income numeric, balance numeric, projected numeric, overdue_bills jsonb) TO authenticated;
GRANT ALL ON FUNCTION private.finance_alerts(first_day date, last_day date, income numeric, balance numeric, projected numeric, overdue_bills jsonb) TO service_role;

-- Name: FUNCTION finance_amount(amount numeric); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.finance_amount(amount numeric) FROM PUBLIC;
GRANT ALL ON FUNCTION private.finance_amount(amount numeric) TO authenticated;
GRANT ALL ON FUNCTION private.finance_amount(amount numeric) TO service_role;

-- Name: FUNCTION finance_categories(kind text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.finance_categories(kind text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.finance_categories(kind text) TO authenticated;
GRANT ALL ON FUNCTION private.finance_categories(kind text) TO service_role;

-- Name: FUNCTION finance_category(kind text, category text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.finance_category(kind text, category text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.finance_category(kind text, category text) TO authenticated;
GRANT ALL ON FUNCTION private.finance_category(kind text, category text) TO service_role;

-- Name: FUNCTION finance_due_day(due_day integer, date date); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.finance_due_day(due_day integer, date date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.finance_due_day(due_day integer, date date) TO authenticated;
GRANT ALL ON FUNCTION private.finance_due_day(due_day integer, date date) TO service_role;

-- Name: FUNCTION finance_money(amount numeric); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.finance_money(amount numeric) FROM PUBLIC;
GRANT ALL ON FUNCTION private.finance_money(amount numeric) TO authenticated;
GRANT ALL ON FUNCTION private.finance_money(amount numeric) TO service_role;

-- Name: FUNCTION finance_name(name text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.finance_name(name text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.finance_name(name text) TO authenticated;
GRANT ALL ON FUNCTION private.finance_name(name text) TO service_role;

-- Name: FUNCTION finance_name_fits(score real, best real); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.finance_name_fits(score real, best real) FROM PUBLIC;
GRANT ALL ON FUNCTION private.finance_name_fits(score real, best real) TO authenticated;
GRANT ALL ON FUNCTION private.finance_name_fits(score real, best real) TO service_role;

-- Name: FUNCTION finance_name_score(name text, wanted text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.finance_name_score(name text, wanted text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.finance_name_score(name text, wanted text) TO authenticated;
GRANT ALL ON FUNCTION private.finance_name_score(name text, wanted text) TO service_role;

-- Name: FUNCTION finance_note(period private.note_period); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.finance_note(period private.note_period) FROM PUBLIC;
GRANT ALL ON FUNCTION private.finance_note(period private.note_period) TO authenticated;
GRANT ALL ON FUNCTION private.finance_note(period private.note_period) TO service_role;

-- Name: FUNCTION finance_past_date(value date); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.finance_past_date(value date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.finance_past_date(value date) TO authenticated;
GRANT ALL ON FUNCTION private.finance_past_date(value date) TO service_role;

-- Name: FUNCTION finance_text(value text, field text, max_length integer); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.finance_text(value text, field text, max_length integer) FROM PUBLIC;
GRANT ALL ON FUNCTION private.finance_text(value text, field text, max_length integer) TO authenticated;
GRANT ALL ON FUNCTION private.finance_text(value text, field text, max_length integer) TO service_role;

-- Name: FUNCTION find_accounts(email text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.find_accounts(email text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.find_accounts(email text) TO service_role;

-- Name: FUNCTION find_knowledge(query text, type text, area text, max_items integer, min_confidence numeric, from_time timestamp with time zone, until_time timestamp with time zone, status text, query_embedding extensions.halfvec, embedding_model text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.find_knowledge(query text, type text, area text, max_items integer, min_confidence numeric, from_time timestamp with time zone, until_time timestamp with time zone, status text, query_embedding extensions.halfvec, embedding_model text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.find_knowledge(query text, type text, area text, max_items integer, min_confidence numeric, from_time timestamp with time zone, until_time timestamp with time zone, status text, query_embedding extensions.halfvec, embedding_model text) TO authenticated;
GRANT ALL ON FUNCTION private.find_knowledge(query text, type text, area text, max_items integer, min_confidence numeric, from_time timestamp with time zone, until_time timestamp with time zone, status text, query_embedding extensions.halfvec, embedding_model text) TO service_role;

-- Name: FUNCTION find_people(name text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.find_people(name text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.find_people(name text) TO authenticated;
GRANT ALL ON FUNCTION private.find_people(name text) TO service_role;

-- Name: FUNCTION finish_turn(turn_id uuid, attempt integer, outcome text, route text, skills text[], answer jsonb, model_calls integer, usage jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.finish_turn(turn_id uuid, attempt integer, outcome text, route text, skills text[], answer jsonb, model_calls integer, usage jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.finish_turn(turn_id uuid, attempt integer, outcome text, route text, skills text[], answer jsonb, model_calls integer, usage jsonb) TO authenticated;

-- Name: FUNCTION first_known(item public.knowledge_items); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.first_known(item public.knowledge_items) FROM PUBLIC;
GRANT ALL ON FUNCTION private.first_known(item public.knowledge_items) TO authenticated;
GRANT ALL ON FUNCTION private.first_known(item public.knowledge_items) TO service_role;

-- Name: FUNCTION fold(value text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.fold(value text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.fold(value text) TO authenticated;
GRANT ALL ON FUNCTION private.fold(value text) TO service_role;

-- Name: FUNCTION forget(caller uuid); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.forget(caller uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.forget(caller uuid) TO authenticated;
GRANT ALL ON FUNCTION private.forget(caller uuid) TO service_role;

-- Name: FUNCTION forget_words(); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.forget_words() FROM PUBLIC;

-- Name: FUNCTION free_conversation(conversation_id uuid); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.free_conversation(conversation_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.free_conversation(conversation_id uuid) TO authenticated;

-- Name: FUNCTION give_up(user_id uuid, error text, at timestamp with time zone); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.give_up(user_id uuid, error text, at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION private.give_up(user_id uuid, error text, at timestamp with time zone) TO service_role;

-- Name: FUNCTION gives_up(verb text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.gives_up(verb text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.gives_up(verb text) TO authenticated;
GRANT ALL ON FUNCTION private.gives_up(verb text) TO service_role;

-- Name: FUNCTION habit_days(habit_id uuid, from_day date); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.habit_days(habit_id uuid, from_day date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.habit_days(habit_id uuid, from_day date) TO authenticated;
GRANT ALL ON FUNCTION private.habit_days(habit_id uuid, from_day date) TO service_role;

-- Name: FUNCTION habit_is_due(frequency text, days integer[], day date); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.habit_is_due(frequency text, days integer[], day date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.habit_is_due(frequency text, days integer[], day date) TO authenticated;
GRANT ALL ON FUNCTION private.habit_is_due(frequency text, days integer[], day date) TO service_role;

-- Name: FUNCTION habit_json(habit public.habits); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.habit_json(habit public.habits) FROM PUBLIC;
GRANT ALL ON FUNCTION private.habit_json(habit public.habits) TO authenticated;
GRANT ALL ON FUNCTION private.habit_json(habit public.habits) TO service_role;

-- Name: FUNCTION habit_name(kind text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.habit_name(kind text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.habit_name(kind text) TO authenticated;
GRANT ALL ON FUNCTION private.habit_name(kind text) TO service_role;

-- Name: FUNCTION habit_progress(habit_id uuid); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.habit_progress(habit_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.habit_progress(habit_id uuid) TO authenticated;
GRANT ALL ON FUNCTION private.habit_progress(habit_id uuid) TO service_role;

-- Name: FUNCTION habits_note(period private.note_period); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.habits_note(period private.note_period) FROM PUBLIC;
GRANT ALL ON FUNCTION private.habits_note(period private.note_period) TO authenticated;
GRANT ALL ON FUNCTION private.habits_note(period private.note_period) TO service_role;

-- Name: FUNCTION had_ended(item public.knowledge_items, readings jsonb, names text[]); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.had_ended(item public.knowledge_items, readings jsonb, names text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION private.had_ended(item public.knowledge_items, readings jsonb, names text[]) TO authenticated;
GRANT ALL ON FUNCTION private.had_ended(item public.knowledge_items, readings jsonb, names text[]) TO service_role;

-- Name: FUNCTION hand_over(old_id uuid, new_id uuid, OUT undo jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.hand_over(old_id uuid, new_id uuid, OUT undo jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.hand_over(old_id uuid, new_id uuid, OUT undo jsonb) TO authenticated;
GRANT ALL ON FUNCTION private.hand_over(old_id uuid, new_id uuid, OUT undo jsonb) TO service_role;

-- Name: FUNCTION has_column(table_name text, column_name text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.has_column(table_name text, column_name text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.has_column(table_name text, column_name text) TO authenticated;
GRANT ALL ON FUNCTION private.has_column(table_name text, column_name text) TO service_role;

-- Name: FUNCTION health_facts_note(period private.note_period, topic text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.health_facts_note(period private.note_period, topic text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.health_facts_note(period private.note_period, topic text) TO authenticated;
GRANT ALL ON FUNCTION private.health_facts_note(period private.note_period, topic text) TO service_role;

-- Name: FUNCTION health_topic(item public.knowledge_items); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.health_topic(item public.knowledge_items) FROM PUBLIC;
GRANT ALL ON FUNCTION private.health_topic(item public.knowledge_items) TO authenticated;
GRANT ALL ON FUNCTION private.health_topic(item public.knowledge_items) TO service_role;

-- Name: TABLE consolidation_queue; Type: ACL; Schema: private; Owner: -

GRANT ALL ON TABLE private.consolidation_queue TO service_role;

-- Name: FUNCTION hold_consolidation(user_id uuid, attempt integer); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.hold_consolidation(user_id uuid, attempt integer) FROM PUBLIC;
GRANT ALL ON FUNCTION private.hold_consolidation(user_id uuid, attempt integer) TO service_role;

-- Name: FUNCTION hold_turn(turn_id uuid, attempt integer); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.hold_turn(turn_id uuid, attempt integer) FROM PUBLIC;
GRANT ALL ON FUNCTION private.hold_turn(turn_id uuid, attempt integer) TO authenticated;

-- Name: FUNCTION holds(reading jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.holds(reading jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.holds(reading jsonb) TO authenticated;
GRANT ALL ON FUNCTION private.holds(reading jsonb) TO service_role;

-- Name: FUNCTION implied_readings(reading jsonb, about text[]); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.implied_readings(reading jsonb, about text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION private.implied_readings(reading jsonb, about text[]) TO authenticated;
GRANT ALL ON FUNCTION private.implied_readings(reading jsonb, about text[]) TO service_role;

-- Name: FUNCTION import_defaults(section text, columns text[]); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.import_defaults(section text, columns text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION private.import_defaults(section text, columns text[]) TO authenticated;
GRANT ALL ON FUNCTION private.import_defaults(section text, columns text[]) TO service_role;

-- Name: FUNCTION import_section(section text, items jsonb, own boolean, known jsonb, ids jsonb, OUT created integer, OUT skipped integer, OUT rejections jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.import_section(section text, items jsonb, own boolean, known jsonb, ids jsonb, OUT created integer, OUT skipped integer, OUT rejections jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.import_section(section text, items jsonb, own boolean, known jsonb, ids jsonb, OUT created integer, OUT skipped integer, OUT rejections jsonb) TO authenticated;
GRANT ALL ON FUNCTION private.import_section(section text, items jsonb, own boolean, known jsonb, ids jsonb, OUT created integer, OUT skipped integer, OUT rejections jsonb) TO service_role;

-- Name: FUNCTION import_user_memory(item jsonb, own boolean, OUT created integer, OUT skipped integer, OUT rejections jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.import_user_memory(item jsonb, own boolean, OUT created integer, OUT skipped integer, OUT rejections jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.import_user_memory(item jsonb, own boolean, OUT created integer, OUT skipped integer, OUT rejections jsonb) TO authenticated;
GRANT ALL ON FUNCTION private.import_user_memory(item jsonb, own boolean, OUT created integer, OUT skipped integer, OUT rejections jsonb) TO service_role;

-- Name: FUNCTION imported_id(user_id uuid, section text, old_id text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.imported_id(user_id uuid, section text, old_id text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.imported_id(user_id uuid, section text, old_id text) TO authenticated;
GRANT ALL ON FUNCTION private.imported_id(user_id uuid, section text, old_id text) TO service_role;

-- Name: FUNCTION in_context(rule private.slot_rules, value jsonb, content text, specific boolean); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.in_context(rule private.slot_rules, value jsonb, content text, specific boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION private.in_context(rule private.slot_rules, value jsonb, content text, specific boolean) TO authenticated;
GRANT ALL ON FUNCTION private.in_context(rule private.slot_rules, value jsonb, content text, specific boolean) TO service_role;

-- Name: TABLE incomes; Type: ACL; Schema: public; Owner: -

GRANT ALL ON TABLE public.incomes TO service_role;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.incomes TO authenticated;

-- Name: FUNCTION income_json(income public.incomes); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.income_json(income public.incomes) FROM PUBLIC;
GRANT ALL ON FUNCTION private.income_json(income public.incomes) TO authenticated;
GRANT ALL ON FUNCTION private.income_json(income public.incomes) TO service_role;

-- Name: FUNCTION income_totals(first_day date, last_day date, OUT total numeric, OUT received numeric); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.income_totals(first_day date, last_day date, OUT total numeric, OUT received numeric) FROM PUBLIC;
GRANT ALL ON FUNCTION private.income_totals(first_day date, last_day date, OUT total numeric, OUT received numeric) TO authenticated;
GRANT ALL ON FUNCTION private.income_totals(first_day date, last_day date, OUT total numeric, OUT received numeric) TO service_role;

-- Name: FUNCTION insert_knowledge(item public.knowledge_items); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.insert_knowledge(item public.knowledge_items) FROM PUBLIC;
GRANT ALL ON FUNCTION private.insert_knowledge(item public.knowledge_items) TO authenticated;
GRANT ALL ON FUNCTION private.insert_knowledge(item public.knowledge_items) TO service_role;

-- Name: FUNCTION insert_rows(section text, columns text[], items jsonb[], OUT created integer, OUT rejections jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.insert_rows(section text, columns text[], items jsonb[], OUT created integer, OUT rejections jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.insert_rows(section text, columns text[], items jsonb[], OUT created integer, OUT rejections jsonb) TO authenticated;
GRANT ALL ON FUNCTION private.insert_rows(section text, columns text[], items jsonb[], OUT created integer, OUT rejections jsonb) TO service_role;

-- Name: FUNCTION investment_totals(first_day date, last_day date); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.investment_totals(first_day date, last_day date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.investment_totals(first_day date, last_day date) TO authenticated;
GRANT ALL ON FUNCTION private.investment_totals(first_day date, last_day date) TO service_role;

-- Name: FUNCTION is_alike(known public.knowledge_items, item public.knowledge_items); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.is_alike(known public.knowledge_items, item public.knowledge_items) FROM PUBLIC;
GRANT ALL ON FUNCTION private.is_alike(known public.knowledge_items, item public.knowledge_items) TO service_role;

-- Name: FUNCTION is_birthday(value text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.is_birthday(value text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.is_birthday(value text) TO authenticated;
GRANT ALL ON FUNCTION private.is_birthday(value text) TO service_role;

-- Name: FUNCTION is_current(item public.knowledge_items); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.is_current(item public.knowledge_items) FROM PUBLIC;
GRANT ALL ON FUNCTION private.is_current(item public.knowledge_items) TO authenticated;
GRANT ALL ON FUNCTION private.is_current(item public.knowledge_items) TO service_role;

-- Name: FUNCTION is_family(relationship text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.is_family(relationship text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.is_family(relationship text) TO authenticated;
GRANT ALL ON FUNCTION private.is_family(relationship text) TO service_role;

-- Name: FUNCTION is_habit_done(habit_id uuid, day date); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.is_habit_done(habit_id uuid, day date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.is_habit_done(habit_id uuid, day date) TO authenticated;
GRANT ALL ON FUNCTION private.is_habit_done(habit_id uuid, day date) TO service_role;

-- Name: FUNCTION is_me(name text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.is_me(name text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.is_me(name text) TO authenticated;
GRANT ALL ON FUNCTION private.is_me(name text) TO service_role;

-- Name: FUNCTION is_medicine(item public.knowledge_items); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.is_medicine(item public.knowledge_items) FROM PUBLIC;
GRANT ALL ON FUNCTION private.is_medicine(item public.knowledge_items) TO authenticated;
GRANT ALL ON FUNCTION private.is_medicine(item public.knowledge_items) TO service_role;

-- Name: FUNCTION is_narrow(words text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.is_narrow(words text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.is_narrow(words text) TO authenticated;
GRANT ALL ON FUNCTION private.is_narrow(words text) TO service_role;

-- Name: FUNCTION is_notable(outcome text, mean_in double precision, mean_out double precision); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.is_notable(outcome text, mean_in double precision, mean_out double precision) FROM PUBLIC;
GRANT ALL ON FUNCTION private.is_notable(outcome text, mean_in double precision, mean_out double precision) TO authenticated;
GRANT ALL ON FUNCTION private.is_notable(outcome text, mean_in double precision, mean_out double precision) TO service_role;

-- Name: FUNCTION is_person_deleted(owner uuid, name text, said_at timestamp with time zone); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.is_person_deleted(owner uuid, name text, said_at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION private.is_person_deleted(owner uuid, name text, said_at timestamp with time zone) TO service_role;

-- Name: FUNCTION is_relation(word text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.is_relation(word text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.is_relation(word text) TO authenticated;
GRANT ALL ON FUNCTION private.is_relation(word text) TO service_role;

-- Name: FUNCTION is_same_entry(one text, other text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.is_same_entry(one text, other text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.is_same_entry(one text, other text) TO service_role;

-- Name: FUNCTION is_side_job(said text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.is_side_job(said text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.is_side_job(said text) TO authenticated;
GRANT ALL ON FUNCTION private.is_side_job(said text) TO service_role;

-- Name: FUNCTION is_timezone(name text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.is_timezone(name text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.is_timezone(name text) TO authenticated;
GRANT ALL ON FUNCTION private.is_timezone(name text) TO service_role;

-- Name: FUNCTION is_typo_of(written text, meant text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.is_typo_of(written text, meant text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.is_typo_of(written text, meant text) TO authenticated;
GRANT ALL ON FUNCTION private.is_typo_of(written text, meant text) TO service_role;

-- Name: FUNCTION judge_learned(item_id uuid, learned jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.judge_learned(item_id uuid, learned jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.judge_learned(item_id uuid, learned jsonb) TO service_role;

-- Name: FUNCTION judge_pair(item public.knowledge_items, other public.knowledge_items, verdict text, OUT outcome text, OUT undo jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.judge_pair(item public.knowledge_items, other public.knowledge_items, verdict text, OUT outcome text, OUT undo jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.judge_pair(item public.knowledge_items, other public.knowledge_items, verdict text, OUT outcome text, OUT undo jsonb) TO authenticated;
GRANT ALL ON FUNCTION private.judge_pair(item public.knowledge_items, other public.knowledge_items, verdict text, OUT outcome text, OUT undo jsonb) TO service_role;

-- Name: FUNCTION keep_insight(owner uuid, news jsonb, from_day date); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.keep_insight(owner uuid, news jsonb, from_day date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.keep_insight(owner uuid, news jsonb, from_day date) TO service_role;

-- Name: FUNCTION key_words(phrase text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.key_words(phrase text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.key_words(phrase text) TO authenticated;
GRANT ALL ON FUNCTION private.key_words(phrase text) TO service_role;

-- Name: FUNCTION kinds_of(phrase text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.kinds_of(phrase text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.kinds_of(phrase text) TO authenticated;
GRANT ALL ON FUNCTION private.kinds_of(phrase text) TO service_role;

-- Name: FUNCTION kinds_of_day(from_day date); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.kinds_of_day(from_day date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.kinds_of_day(from_day date) TO authenticated;
GRANT ALL ON FUNCTION private.kinds_of_day(from_day date) TO service_role;

-- Name: FUNCTION knowledge_entry(item public.knowledge_items); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.knowledge_entry(item public.knowledge_items) FROM PUBLIC;
GRANT ALL ON FUNCTION private.knowledge_entry(item public.knowledge_items) TO authenticated;
GRANT ALL ON FUNCTION private.knowledge_entry(item public.knowledge_items) TO service_role;

-- Name: FUNCTION knowledge_json(item public.knowledge_items); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.knowledge_json(item public.knowledge_items) FROM PUBLIC;
GRANT ALL ON FUNCTION private.knowledge_json(item public.knowledge_items) TO authenticated;
GRANT ALL ON FUNCTION private.knowledge_json(item public.knowledge_items) TO service_role;

-- Name: FUNCTION knowledge_line(item public.knowledge_items, since date); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.knowledge_line(item public.knowledge_items, since date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.knowledge_line(item public.knowledge_items, since date) TO authenticated;
GRANT ALL ON FUNCTION private.knowledge_line(item public.knowledge_items, since date) TO service_role;

-- Name: FUNCTION known_custom_name(custom_name text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.known_custom_name(custom_name text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.known_custom_name(custom_name text) TO authenticated;
GRANT ALL ON FUNCTION private.known_custom_name(custom_name text) TO service_role;

-- Name: FUNCTION known_facts(items jsonb, known jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.known_facts(items jsonb, known jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.known_facts(items jsonb, known jsonb) TO authenticated;
GRANT ALL ON FUNCTION private.known_facts(items jsonb, known jsonb) TO service_role;

-- Name: FUNCTION known_people(items jsonb, known jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.known_people(items jsonb, known jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.known_people(items jsonb, known jsonb) TO authenticated;
GRANT ALL ON FUNCTION private.known_people(items jsonb, known jsonb) TO service_role;

-- Name: FUNCTION known_rows(section text, items jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.known_rows(section text, items jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.known_rows(section text, items jsonb) TO authenticated;
GRANT ALL ON FUNCTION private.known_rows(section text, items jsonb) TO service_role;

-- Name: TABLE messages; Type: ACL; Schema: public; Owner: -

GRANT ALL ON TABLE public.messages TO service_role;
GRANT SELECT,INSERT,DELETE ON TABLE public.messages TO authenticated;

-- Name: FUNCTION learn_item(learned jsonb, message public.messages, OUT status text, OUT id uuid); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.learn_item(learned jsonb, message public.messages, OUT status text, OUT id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.learn_item(learned jsonb, message public.messages, OUT status text, OUT id uuid) TO service_role;

-- Name: FUNCTION learn_items(items jsonb, said jsonb, messages uuid[], OUT created integer, OUT updated integer, OUT inferred integer, OUT kept jsonb, OUT rejections jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.learn_items(items jsonb, said jsonb, messages uuid[], OUT created integer, OUT updated integer, OUT inferred integer, OUT kept jsonb, OUT rejections jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.learn_items(items jsonb, said jsonb, messages uuid[], OUT created integer, OUT updated integer, OUT inferred integer, OUT kept jsonb, OUT rejections jsonb) TO service_role;

-- Name: FUNCTION learn_person(item public.knowledge_items, learned jsonb, OUT status text, OUT id uuid); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.learn_person(item public.knowledge_items, learned jsonb, OUT status text, OUT id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.learn_person(item public.knowledge_items, learned jsonb, OUT status text, OUT id uuid) TO service_role;

-- Name: FUNCTION lease_user(user_id uuid, at timestamp with time zone); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.lease_user(user_id uuid, at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION private.lease_user(user_id uuid, at timestamp with time zone) TO service_role;

-- Name: TABLE library_items; Type: ACL; Schema: public; Owner: -

GRANT ALL ON TABLE public.library_items TO service_role;
GRANT SELECT,INSERT,UPDATE ON TABLE public.library_items TO authenticated;

-- Name: FUNCTION library_item_json(item public.library_items); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.library_item_json(item public.library_items) FROM PUBLIC;
GRANT ALL ON FUNCTION private.library_item_json(item public.library_items) TO authenticated;
GRANT ALL ON FUNCTION private.library_item_json(item public.library_items) TO service_role;

-- Name: FUNCTION life_series(from_day date); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.life_series(from_day date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.life_series(from_day date) TO authenticated;
GRANT ALL ON FUNCTION private.life_series(from_day date) TO service_role;

-- Name: FUNCTION link_knowledge(item public.knowledge_items, other uuid, relation text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.link_knowledge(item public.knowledge_items, other uuid, relation text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.link_knowledge(item public.knowledge_items, other uuid, relation text) TO authenticated;
GRANT ALL ON FUNCTION private.link_knowledge(item public.knowledge_items, other uuid, relation text) TO service_role;

-- Name: FUNCTION local_day(at timestamp with time zone); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.local_day(at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION private.local_day(at timestamp with time zone) TO authenticated;
GRANT ALL ON FUNCTION private.local_day(at timestamp with time zone) TO service_role;

-- Name: FUNCTION lock_knowledge(item_id uuid); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.lock_knowledge(item_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.lock_knowledge(item_id uuid) TO authenticated;
GRANT ALL ON FUNCTION private.lock_knowledge(item_id uuid) TO service_role;

-- Name: FUNCTION loser_of(known public.knowledge_items, item public.knowledge_items, slot text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.loser_of(known public.knowledge_items, item public.knowledge_items, slot text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.loser_of(known public.knowledge_items, item public.knowledge_items, slot text) TO authenticated;
GRANT ALL ON FUNCTION private.loser_of(known public.knowledge_items, item public.knowledge_items, slot text) TO service_role;

-- Name: FUNCTION main_reading(readings jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.main_reading(readings jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.main_reading(readings jsonb) TO authenticated;
GRANT ALL ON FUNCTION private.main_reading(readings jsonb) TO service_role;

-- Name: FUNCTION mark_asked(item_id uuid); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.mark_asked(item_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.mark_asked(item_id uuid) TO authenticated;
GRANT ALL ON FUNCTION private.mark_asked(item_id uuid) TO service_role;

-- Name: FUNCTION mark_not_to_learn(message_ids uuid[]); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.mark_not_to_learn(message_ids uuid[]) FROM PUBLIC;
GRANT ALL ON FUNCTION private.mark_not_to_learn(message_ids uuid[]) TO authenticated;
GRANT ALL ON FUNCTION private.mark_not_to_learn(message_ids uuid[]) TO service_role;

-- Name: FUNCTION mark_undone(execution_id uuid); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.mark_undone(execution_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.mark_undone(execution_id uuid) TO authenticated;

-- Name: FUNCTION may_tell(owner uuid, news jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.may_tell(owner uuid, news jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.may_tell(owner uuid, news jsonb) TO service_role;

-- Name: FUNCTION measure_figures(first_day date, last_day date); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.measure_figures(first_day date, last_day date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.measure_figures(first_day date, last_day date) TO authenticated;
GRANT ALL ON FUNCTION private.measure_figures(first_day date, last_day date) TO service_role;

-- Name: FUNCTION measured_note(period private.note_period); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.measured_note(period private.note_period) FROM PUBLIC;
GRANT ALL ON FUNCTION private.measured_note(period private.note_period) TO authenticated;
GRANT ALL ON FUNCTION private.measured_note(period private.note_period) TO service_role;

-- Name: FUNCTION measures_note(period private.note_period); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.measures_note(period private.note_period) FROM PUBLIC;
GRANT ALL ON FUNCTION private.measures_note(period private.note_period) TO authenticated;
GRANT ALL ON FUNCTION private.measures_note(period private.note_period) TO service_role;

-- Name: FUNCTION memory_fields(); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.memory_fields() FROM PUBLIC;
GRANT ALL ON FUNCTION private.memory_fields() TO authenticated;
GRANT ALL ON FUNCTION private.memory_fields() TO service_role;

-- Name: FUNCTION memory_note(period private.note_period); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.memory_note(period private.note_period) FROM PUBLIC;
GRANT ALL ON FUNCTION private.memory_note(period private.note_period) TO authenticated;
GRANT ALL ON FUNCTION private.memory_note(period private.note_period) TO service_role;

-- Name: FUNCTION mention_json(item public.knowledge_items); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.mention_json(item public.knowledge_items) FROM PUBLIC;
GRANT ALL ON FUNCTION private.mention_json(item public.knowledge_items) TO authenticated;
GRANT ALL ON FUNCTION private.mention_json(item public.knowledge_items) TO service_role;

-- Name: FUNCTION mentions(item public.knowledge_items, words text[]); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.mentions(item public.knowledge_items, words text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION private.mentions(item public.knowledge_items, words text[]) TO authenticated;
GRANT ALL ON FUNCTION private.mentions(item public.knowledge_items, words text[]) TO service_role;

-- Name: FUNCTION merge_preferences(known jsonb, new text[]); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.merge_preferences(known jsonb, new text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION private.merge_preferences(known jsonb, new text[]) TO authenticated;
GRANT ALL ON FUNCTION private.merge_preferences(known jsonb, new text[]) TO service_role;

-- Name: FUNCTION message_window(conversation_id uuid, turn_id uuid); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.message_window(conversation_id uuid, turn_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.message_window(conversation_id uuid, turn_id uuid) TO authenticated;

-- Name: FUNCTION messages_to_learn(user_id uuid); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.messages_to_learn(user_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.messages_to_learn(user_id uuid) TO service_role;

-- Name: FUNCTION metric_context(entry public.tracking_entries); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.metric_context(entry public.tracking_entries) FROM PUBLIC;
GRANT ALL ON FUNCTION private.metric_context(entry public.tracking_entries) TO authenticated;
GRANT ALL ON FUNCTION private.metric_context(entry public.tracking_entries) TO service_role;

-- Name: FUNCTION metric_history(metric text, custom_name text, from_day date, most_entries integer); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.metric_history(metric text, custom_name text, from_day date, most_entries integer) FROM PUBLIC;
GRANT ALL ON FUNCTION private.metric_history(metric text, custom_name text, from_day date, most_entries integer) TO authenticated;
GRANT ALL ON FUNCTION private.metric_history(metric text, custom_name text, from_day date, most_entries integer) TO service_role;

-- Name: FUNCTION metric_rules(); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.metric_rules() FROM PUBLIC;
GRANT ALL ON FUNCTION private.metric_rules() TO authenticated;
GRANT ALL ON FUNCTION private.metric_rules() TO service_role;

-- Name: FUNCTION month_name(day date); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.month_name(day date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.month_name(day date) TO authenticated;
GRANT ALL ON FUNCTION private.month_name(day date) TO service_role;

-- Name: FUNCTION month_of(name text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.month_of(name text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.month_of(name text) TO authenticated;
GRANT ALL ON FUNCTION private.month_of(name text) TO service_role;

-- Name: FUNCTION months_between(earlier date, later date); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.months_between(earlier date, later date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.months_between(earlier date, later date) TO authenticated;
GRANT ALL ON FUNCTION private.months_between(earlier date, later date) TO service_role;

-- Name: FUNCTION months_summary(first_day date, last_day date); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.months_summary(first_day date, last_day date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.months_summary(first_day date, last_day date) TO authenticated;
GRANT ALL ON FUNCTION private.months_summary(first_day date, last_day date) TO service_role;

-- Name: FUNCTION months_to_continue(latest date, until date); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.months_to_continue(latest date, until date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.months_to_continue(latest date, until date) TO authenticated;
GRANT ALL ON FUNCTION private.months_to_continue(latest date, until date) TO service_role;

-- Name: FUNCTION movement_lines(period private.note_period); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.movement_lines(period private.note_period) FROM PUBLIC;
GRANT ALL ON FUNCTION private.movement_lines(period private.note_period) TO authenticated;
GRANT ALL ON FUNCTION private.movement_lines(period private.note_period) TO service_role;

-- Name: FUNCTION name_in(content text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.name_in(content text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.name_in(content text) TO authenticated;
GRANT ALL ON FUNCTION private.name_in(content text) TO service_role;

-- Name: FUNCTION name_key(name text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.name_key(name text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.name_key(name text) TO authenticated;
GRANT ALL ON FUNCTION private.name_key(name text) TO service_role;

-- Name: FUNCTION name_person(person public.knowledge_items, name text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.name_person(person public.knowledge_items, name text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.name_person(person public.knowledge_items, name text) TO authenticated;
GRANT ALL ON FUNCTION private.name_person(person public.knowledge_items, name text) TO service_role;

-- Name: FUNCTION name_words(name text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.name_words(name text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.name_words(name text) TO authenticated;
GRANT ALL ON FUNCTION private.name_words(name text) TO service_role;

-- Name: FUNCTION names_condition(content text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.names_condition(content text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.names_condition(content text) TO service_role;

-- Name: FUNCTION nested(one jsonb, other jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.nested(one jsonb, other jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.nested(one jsonb, other jsonb) TO authenticated;
GRANT ALL ON FUNCTION private.nested(one jsonb, other jsonb) TO service_role;

-- Name: FUNCTION new_knowledge(by_assistant boolean, confidence double precision); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.new_knowledge(by_assistant boolean, confidence double precision) FROM PUBLIC;
GRANT ALL ON FUNCTION private.new_knowledge(by_assistant boolean, confidence double precision) TO authenticated;
GRANT ALL ON FUNCTION private.new_knowledge(by_assistant boolean, confidence double precision) TO service_role;

-- Name: FUNCTION new_learned(learned jsonb, message public.messages); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.new_learned(learned jsonb, message public.messages) FROM PUBLIC;
GRANT ALL ON FUNCTION private.new_learned(learned jsonb, message public.messages) TO service_role;

-- Name: FUNCTION next_due_month(due_day integer); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.next_due_month(due_day integer) FROM PUBLIC;
GRANT ALL ON FUNCTION private.next_due_month(due_day integer) TO authenticated;
GRANT ALL ON FUNCTION private.next_due_month(due_day integer) TO service_role;

-- Name: FUNCTION next_installment_month(debt public.debts); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.next_installment_month(debt public.debts) FROM PUBLIC;
GRANT ALL ON FUNCTION private.next_installment_month(debt public.debts) TO authenticated;
GRANT ALL ON FUNCTION private.next_installment_month(debt public.debts) TO service_role;

-- Name: FUNCTION next_question(conversation_id uuid); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.next_question(conversation_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.next_question(conversation_id uuid) TO authenticated;
GRANT ALL ON FUNCTION private.next_question(conversation_id uuid) TO service_role;

-- Name: FUNCTION note_beside_person(person public.knowledge_items, by_assistant boolean, relationship text, birthday text, preferences text[], OUT changes jsonb, OUT undo jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.note_beside_person(person public.knowledge_items, by_assistant boolean, relationship text, birthday text, preferences text[], OUT changes jsonb, OUT undo jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.note_beside_person(person public.knowledge_items, by_assistant boolean, relationship text, birthday text, preferences text[], OUT changes jsonb, OUT undo jsonb) TO authenticated;
GRANT ALL ON FUNCTION private.note_beside_person(person public.knowledge_items, by_assistant boolean, relationship text, birthday text, preferences text[], OUT changes jsonb, OUT undo jsonb) TO service_role;

-- Name: FUNCTION note_body(period private.note_period); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.note_body(period private.note_period) FROM PUBLIC;
GRANT ALL ON FUNCTION private.note_body(period private.note_period) TO authenticated;
GRANT ALL ON FUNCTION private.note_body(period private.note_period) TO service_role;

-- Name: FUNCTION note_closing(period private.note_period); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.note_closing(period private.note_period) FROM PUBLIC;
GRANT ALL ON FUNCTION private.note_closing(period private.note_period) TO authenticated;
GRANT ALL ON FUNCTION private.note_closing(period private.note_period) TO service_role;

-- Name: FUNCTION note_count(number bigint, one text, many text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.note_count(number bigint, one text, many text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.note_count(number bigint, one text, many text) TO authenticated;
GRANT ALL ON FUNCTION private.note_count(number bigint, one text, many text) TO service_role;

-- Name: FUNCTION note_day(day date); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.note_day(day date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.note_day(day date) TO authenticated;
GRANT ALL ON FUNCTION private.note_day(day date) TO service_role;

-- Name: FUNCTION note_edited_fields(); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.note_edited_fields() FROM PUBLIC;
GRANT ALL ON FUNCTION private.note_edited_fields() TO authenticated;
GRANT ALL ON FUNCTION private.note_edited_fields() TO service_role;

-- Name: FUNCTION note_forgetting(); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.note_forgetting() FROM PUBLIC;
GRANT ALL ON FUNCTION private.note_forgetting() TO authenticated;
GRANT ALL ON FUNCTION private.note_forgetting() TO service_role;

-- Name: FUNCTION note_list(lines text[], most integer); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.note_list(lines text[], most integer) FROM PUBLIC;
GRANT ALL ON FUNCTION private.note_list(lines text[], most integer) TO authenticated;
GRANT ALL ON FUNCTION private.note_list(lines text[], most integer) TO service_role;

-- Name: FUNCTION note_minutes(minutes numeric); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.note_minutes(minutes numeric) FROM PUBLIC;
GRANT ALL ON FUNCTION private.note_minutes(minutes numeric) TO authenticated;
GRANT ALL ON FUNCTION private.note_minutes(minutes numeric) TO service_role;

-- Name: FUNCTION note_number(value numeric, places integer); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.note_number(value numeric, places integer) FROM PUBLIC;
GRANT ALL ON FUNCTION private.note_number(value numeric, places integer) TO authenticated;
GRANT ALL ON FUNCTION private.note_number(value numeric, places integer) TO service_role;

-- Name: FUNCTION note_opening(period private.note_period); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.note_opening(period private.note_period) FROM PUBLIC;
GRANT ALL ON FUNCTION private.note_opening(period private.note_period) TO authenticated;
GRANT ALL ON FUNCTION private.note_opening(period private.note_period) TO service_role;

-- Name: FUNCTION note_person(person public.knowledge_items, by_assistant boolean, type text, content text, slot text, against boolean, OUT change jsonb, OUT undo jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.note_person(person public.knowledge_items, by_assistant boolean, type text, content text, slot text, against boolean, OUT change jsonb, OUT undo jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.note_person(person public.knowledge_items, by_assistant boolean, type text, content text, slot text, against boolean, OUT change jsonb, OUT undo jsonb) TO authenticated;
GRANT ALL ON FUNCTION private.note_person(person public.knowledge_items, by_assistant boolean, type text, content text, slot text, against boolean, OUT change jsonb, OUT undo jsonb) TO service_role;

-- Name: FUNCTION note_range(metric text, lowest numeric, highest numeric, unit text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.note_range(metric text, lowest numeric, highest numeric, unit text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.note_range(metric text, lowest numeric, highest numeric, unit text) TO authenticated;
GRANT ALL ON FUNCTION private.note_range(metric text, lowest numeric, highest numeric, unit text) TO service_role;

-- Name: FUNCTION note_row(VARIADIC cells text[]); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.note_row(VARIADIC cells text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION private.note_row(VARIADIC cells text[]) TO authenticated;
GRANT ALL ON FUNCTION private.note_row(VARIADIC cells text[]) TO service_role;

-- Name: FUNCTION note_section(heading text, VARIADIC parts text[]); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.note_section(heading text, VARIADIC parts text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION private.note_section(heading text, VARIADIC parts text[]) TO authenticated;
GRANT ALL ON FUNCTION private.note_section(heading text, VARIADIC parts text[]) TO service_role;

-- Name: FUNCTION note_span(first_day date, last_day date); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.note_span(first_day date, last_day date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.note_span(first_day date, last_day date) TO authenticated;
GRANT ALL ON FUNCTION private.note_span(first_day date, last_day date) TO service_role;

-- Name: FUNCTION note_table(heads text[], lines text[]); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.note_table(heads text[], lines text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION private.note_table(heads text[], lines text[]) TO authenticated;
GRANT ALL ON FUNCTION private.note_table(heads text[], lines text[]) TO service_role;

-- Name: FUNCTION note_text(value text, most integer); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.note_text(value text, most integer) FROM PUBLIC;
GRANT ALL ON FUNCTION private.note_text(value text, most integer) TO authenticated;
GRANT ALL ON FUNCTION private.note_text(value text, most integer) TO service_role;

-- Name: FUNCTION note_title(period private.note_period); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.note_title(period private.note_period) FROM PUBLIC;
GRANT ALL ON FUNCTION private.note_title(period private.note_period) TO authenticated;
GRANT ALL ON FUNCTION private.note_title(period private.note_period) TO service_role;

-- Name: FUNCTION note_validation(); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.note_validation() FROM PUBLIC;
GRANT ALL ON FUNCTION private.note_validation() TO authenticated;
GRANT ALL ON FUNCTION private.note_validation() TO service_role;

-- Name: FUNCTION note_value(metric text, value numeric, unit text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.note_value(metric text, value numeric, unit text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.note_value(metric text, value numeric, unit text) TO authenticated;
GRANT ALL ON FUNCTION private.note_value(metric text, value numeric, unit text) TO service_role;

-- Name: FUNCTION now_local(); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.now_local() FROM PUBLIC;
GRANT ALL ON FUNCTION private.now_local() TO authenticated;
GRANT ALL ON FUNCTION private.now_local() TO service_role;

-- Name: FUNCTION observed_patterns(from_day date); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.observed_patterns(from_day date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.observed_patterns(from_day date) TO authenticated;
GRANT ALL ON FUNCTION private.observed_patterns(from_day date) TO service_role;

-- Name: FUNCTION open_bill_names(); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.open_bill_names() FROM PUBLIC;
GRANT ALL ON FUNCTION private.open_bill_names() TO authenticated;
GRANT ALL ON FUNCTION private.open_bill_names() TO service_role;

-- Name: FUNCTION open_contradictions(areas text[]); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.open_contradictions(areas text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION private.open_contradictions(areas text[]) TO authenticated;
GRANT ALL ON FUNCTION private.open_contradictions(areas text[]) TO service_role;

-- Name: FUNCTION open_installments(until date); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.open_installments(until date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.open_installments(until date) TO authenticated;
GRANT ALL ON FUNCTION private.open_installments(until date) TO service_role;

-- Name: FUNCTION open_installments_json(first_day date, last_day date, max_count integer); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.open_installments_json(first_day date, last_day date, max_count integer) FROM PUBLIC;
GRANT ALL ON FUNCTION private.open_installments_json(first_day date, last_day date, max_count integer) TO authenticated;
GRANT ALL ON FUNCTION private.open_installments_json(first_day date, last_day date, max_count integer) TO service_role;

-- Name: FUNCTION open_payments_note(period private.note_period); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.open_payments_note(period private.note_period) FROM PUBLIC;
GRANT ALL ON FUNCTION private.open_payments_note(period private.note_period) TO authenticated;
GRANT ALL ON FUNCTION private.open_payments_note(period private.note_period) TO service_role;

-- Name: FUNCTION open_pending_action(conversation_id uuid, turn_id uuid, pending_action jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.open_pending_action(conversation_id uuid, turn_id uuid, pending_action jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.open_pending_action(conversation_id uuid, turn_id uuid, pending_action jsonb) TO authenticated;

-- Name: FUNCTION other_side(item public.knowledge_items); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.other_side(item public.knowledge_items) FROM PUBLIC;
GRANT ALL ON FUNCTION private.other_side(item public.knowledge_items) TO authenticated;
GRANT ALL ON FUNCTION private.other_side(item public.knowledge_items) TO service_role;

-- Name: FUNCTION outcome_figure(outcome text, value double precision); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.outcome_figure(outcome text, value double precision) FROM PUBLIC;
GRANT ALL ON FUNCTION private.outcome_figure(outcome text, value double precision) TO authenticated;
GRANT ALL ON FUNCTION private.outcome_figure(outcome text, value double precision) TO service_role;

-- Name: FUNCTION outcome_words(outcome text, higher boolean, OUT claim text, OUT name text, OUT area text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.outcome_words(outcome text, higher boolean, OUT claim text, OUT name text, OUT area text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.outcome_words(outcome text, higher boolean, OUT claim text, OUT name text, OUT area text) TO authenticated;
GRANT ALL ON FUNCTION private.outcome_words(outcome text, higher boolean, OUT claim text, OUT name text, OUT area text) TO service_role;

-- Name: FUNCTION overruled(item public.knowledge_items); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.overruled(item public.knowledge_items) FROM PUBLIC;
GRANT ALL ON FUNCTION private.overruled(item public.knowledge_items) TO service_role;

-- Name: FUNCTION own_debt(debt_id uuid); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.own_debt(debt_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.own_debt(debt_id uuid) TO authenticated;
GRANT ALL ON FUNCTION private.own_debt(debt_id uuid) TO service_role;

-- Name: FUNCTION own_entry(entry_id uuid); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.own_entry(entry_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.own_entry(entry_id uuid) TO authenticated;
GRANT ALL ON FUNCTION private.own_entry(entry_id uuid) TO service_role;

-- Name: FUNCTION own_knowledge(item_id uuid); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.own_knowledge(item_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.own_knowledge(item_id uuid) TO authenticated;
GRANT ALL ON FUNCTION private.own_knowledge(item_id uuid) TO service_role;

-- Name: FUNCTION paid_installments(first_day date, last_day date); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.paid_installments(first_day date, last_day date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.paid_installments(first_day date, last_day date) TO authenticated;
GRANT ALL ON FUNCTION private.paid_installments(first_day date, last_day date) TO service_role;

-- Name: FUNCTION pending_action_json(pending public.pending_actions); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.pending_action_json(pending public.pending_actions) FROM PUBLIC;
GRANT ALL ON FUNCTION private.pending_action_json(pending public.pending_actions) TO authenticated;

-- Name: FUNCTION pending_bills_summary(first_day date, last_day date); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.pending_bills_summary(first_day date, last_day date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.pending_bills_summary(first_day date, last_day date) TO authenticated;
GRANT ALL ON FUNCTION private.pending_bills_summary(first_day date, last_day date) TO service_role;

-- Name: FUNCTION pending_range(month integer, year integer, OUT first_day date, OUT last_day date, OUT overdue_too boolean); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.pending_range(month integer, year integer, OUT first_day date, OUT last_day date, OUT overdue_too boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION private.pending_range(month integer, year integer, OUT first_day date, OUT last_day date, OUT overdue_too boolean) TO authenticated;
GRANT ALL ON FUNCTION private.pending_range(month integer, year integer, OUT first_day date, OUT last_day date, OUT overdue_too boolean) TO service_role;

-- Name: FUNCTION person_content(name text, relationship text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.person_content(name text, relationship text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.person_content(name text, relationship text) TO authenticated;
GRANT ALL ON FUNCTION private.person_content(name text, relationship text) TO service_role;

-- Name: FUNCTION person_json(person_id uuid); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.person_json(person_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.person_json(person_id uuid) TO authenticated;
GRANT ALL ON FUNCTION private.person_json(person_id uuid) TO service_role;

-- Name: FUNCTION person_label(person public.knowledge_items); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.person_label(person public.knowledge_items) FROM PUBLIC;
GRANT ALL ON FUNCTION private.person_label(person public.knowledge_items) TO authenticated;
GRANT ALL ON FUNCTION private.person_label(person public.knowledge_items) TO service_role;

-- Name: FUNCTION person_words(person_metadata jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.person_words(person_metadata jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.person_words(person_metadata jsonb) TO authenticated;
GRANT ALL ON FUNCTION private.person_words(person_metadata jsonb) TO service_role;

-- Name: FUNCTION place_of(phrase text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.place_of(phrase text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.place_of(phrase text) TO authenticated;
GRANT ALL ON FUNCTION private.place_of(phrase text) TO service_role;

-- Name: FUNCTION plain_terms(content text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.plain_terms(content text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.plain_terms(content text) TO authenticated;
GRANT ALL ON FUNCTION private.plain_terms(content text) TO service_role;

-- Name: FUNCTION practice_group(verb text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.practice_group(verb text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.practice_group(verb text) TO authenticated;
GRANT ALL ON FUNCTION private.practice_group(verb text) TO service_role;

-- Name: FUNCTION prepare_rows(section text, items jsonb, columns text[], targets jsonb, defaults jsonb, known jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.prepare_rows(section text, items jsonb, columns text[], targets jsonb, defaults jsonb, known jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.prepare_rows(section text, items jsonb, columns text[], targets jsonb, defaults jsonb, known jsonb) TO authenticated;
GRANT ALL ON FUNCTION private.prepare_rows(section text, items jsonb, columns text[], targets jsonb, defaults jsonb, known jsonb) TO service_role;

-- Name: FUNCTION question_of(owner uuid, item_id uuid); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.question_of(owner uuid, item_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.question_of(owner uuid, item_id uuid) TO authenticated;
GRANT ALL ON FUNCTION private.question_of(owner uuid, item_id uuid) TO service_role;

-- Name: FUNCTION queue_user(); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.queue_user() FROM PUBLIC;

-- Name: FUNCTION raise(status integer, hint text, message text, detail jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.raise(status integer, hint text, message text, detail jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.raise(status integer, hint text, message text, detail jsonb) TO authenticated;
GRANT ALL ON FUNCTION private.raise(status integer, hint text, message text, detail jsonb) TO service_role;

-- Name: FUNCTION reaches(wished jsonb, seeking boolean, verb text, has_object boolean, back boolean); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.reaches(wished jsonb, seeking boolean, verb text, has_object boolean, back boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION private.reaches(wished jsonb, seeking boolean, verb text, has_object boolean, back boolean) TO authenticated;
GRANT ALL ON FUNCTION private.reaches(wished jsonb, seeking boolean, verb text, has_object boolean, back boolean) TO service_role;

-- Name: FUNCTION read_clauses(content text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.read_clauses(content text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.read_clauses(content text) TO authenticated;
GRANT ALL ON FUNCTION private.read_clauses(content text) TO service_role;

-- Name: FUNCTION read_cursor(cursor text, OUT created_at timestamp with time zone, OUT id uuid); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.read_cursor(cursor text, OUT created_at timestamp with time zone, OUT id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.read_cursor(cursor text, OUT created_at timestamp with time zone, OUT id uuid) TO authenticated;
GRANT ALL ON FUNCTION private.read_cursor(cursor text, OUT created_at timestamp with time zone, OUT id uuid) TO service_role;

-- Name: FUNCTION read_deeds(words text, content text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.read_deeds(words text, content text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.read_deeds(words text, content text) TO authenticated;
GRANT ALL ON FUNCTION private.read_deeds(words text, content text) TO service_role;

-- Name: FUNCTION read_email(content text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.read_email(content text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.read_email(content text) TO authenticated;
GRANT ALL ON FUNCTION private.read_email(content text) TO service_role;

-- Name: FUNCTION read_export_cursor(cursor jsonb, tables text[], OUT section text, OUT after_time timestamp with time zone, OUT after_key text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.read_export_cursor(cursor jsonb, tables text[], OUT section text, OUT after_time timestamp with time zone, OUT after_key text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.read_export_cursor(cursor jsonb, tables text[], OUT section text, OUT after_time timestamp with time zone, OUT after_key text) TO authenticated;
GRANT ALL ON FUNCTION private.read_export_cursor(cursor jsonb, tables text[], OUT section text, OUT after_time timestamp with time zone, OUT after_key text) TO service_role;

-- Name: FUNCTION read_name(given text, OUT name text, OUT relationship text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.read_name(given text, OUT name text, OUT relationship text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.read_name(given text, OUT name text, OUT relationship text) TO authenticated;
GRANT ALL ON FUNCTION private.read_name(given text, OUT name text, OUT relationship text) TO service_role;

-- Name: FUNCTION read_question(question text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.read_question(question text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.read_question(question text) TO authenticated;
GRANT ALL ON FUNCTION private.read_question(question text) TO service_role;

-- Name: FUNCTION read_rule(rule private.slot_rules, words text, about text[], doubt text, dated boolean, passing boolean, content text, specific boolean); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.read_rule(rule private.slot_rules, words text, about text[], doubt text, dated boolean, passing boolean, content text, specific boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION private.read_rule(rule private.slot_rules, words text, about text[], doubt text, dated boolean, passing boolean, content text, specific boolean) TO authenticated;
GRANT ALL ON FUNCTION private.read_rule(rule private.slot_rules, words text, about text[], doubt text, dated boolean, passing boolean, content text, specific boolean) TO service_role;

-- Name: FUNCTION read_slot(content text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.read_slot(content text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.read_slot(content text) TO authenticated;
GRANT ALL ON FUNCTION private.read_slot(content text) TO service_role;

-- Name: FUNCTION read_slots(content text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.read_slots(content text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.read_slots(content text) TO authenticated;
GRANT ALL ON FUNCTION private.read_slots(content text) TO service_role;

-- Name: TABLE memory_consolidations; Type: ACL; Schema: public; Owner: -

GRANT ALL ON TABLE public.memory_consolidations TO service_role;
GRANT SELECT ON TABLE public.memory_consolidations TO authenticated;

-- Name: FUNCTION record_consolidation(held private.consolidation_queue, messages uuid[], created integer, updated integer, inferred integer, memory_updates jsonb, rejections jsonb, raw_output jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.record_consolidation(held private.consolidation_queue, messages uuid[], created integer, updated integer, inferred integer, memory_updates jsonb, rejections jsonb, raw_output jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.record_consolidation(held private.consolidation_queue, messages uuid[], created integer, updated integer, inferred integer, memory_updates jsonb, rejections jsonb, raw_output jsonb) TO service_role;

-- Name: FUNCTION record_contradictions(); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.record_contradictions() FROM PUBLIC;
GRANT ALL ON FUNCTION private.record_contradictions() TO authenticated;
GRANT ALL ON FUNCTION private.record_contradictions() TO service_role;

-- Name: FUNCTION record_import(content_hash text, result jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.record_import(content_hash text, result jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.record_import(content_hash text, result jsonb) TO authenticated;
GRANT ALL ON FUNCTION private.record_import(content_hash text, result jsonb) TO service_role;

-- Name: FUNCTION record_tool(tool text, tool_call_id text, args jsonb, result jsonb, undo jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.record_tool(tool text, tool_call_id text, args jsonb, result jsonb, undo jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.record_tool(tool text, tool_call_id text, args jsonb, result jsonb, undo jsonb) TO authenticated;
GRANT ALL ON FUNCTION private.record_tool(tool text, tool_call_id text, args jsonb, result jsonb, undo jsonb) TO service_role;

-- Name: FUNCTION refine_choice(slot text, value jsonb, about text[]); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.refine_choice(slot text, value jsonb, about text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION private.refine_choice(slot text, value jsonb, about text[]) TO authenticated;
GRANT ALL ON FUNCTION private.refine_choice(slot text, value jsonb, about text[]) TO service_role;

-- Name: FUNCTION refine_figure(slot text, value jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.refine_figure(slot text, value jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.refine_figure(slot text, value jsonb) TO authenticated;
GRANT ALL ON FUNCTION private.refine_figure(slot text, value jsonb) TO service_role;

-- Name: FUNCTION refine_goal(value jsonb, object text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.refine_goal(value jsonb, object text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.refine_goal(value jsonb, object text) TO authenticated;
GRANT ALL ON FUNCTION private.refine_goal(value jsonb, object text) TO service_role;

-- Name: FUNCTION refine_home(slot text, value jsonb, about text[]); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.refine_home(slot text, value jsonb, about text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION private.refine_home(slot text, value jsonb, about text[]) TO authenticated;
GRANT ALL ON FUNCTION private.refine_home(slot text, value jsonb, about text[]) TO service_role;

-- Name: FUNCTION refine_job(value jsonb, about text[]); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.refine_job(value jsonb, about text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION private.refine_job(value jsonb, about text[]) TO authenticated;
GRANT ALL ON FUNCTION private.refine_job(value jsonb, about text[]) TO service_role;

-- Name: FUNCTION refine_object(slot text, value jsonb, about text[]); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.refine_object(slot text, value jsonb, about text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION private.refine_object(slot text, value jsonb, about text[]) TO authenticated;
GRANT ALL ON FUNCTION private.refine_object(slot text, value jsonb, about text[]) TO service_role;

-- Name: FUNCTION refine_partner(value jsonb, about text[]); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.refine_partner(value jsonb, about text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION private.refine_partner(value jsonb, about text[]) TO authenticated;
GRANT ALL ON FUNCTION private.refine_partner(value jsonb, about text[]) TO service_role;

-- Name: FUNCTION refine_value(slot text, value jsonb, about text[]); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.refine_value(slot text, value jsonb, about text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION private.refine_value(slot text, value jsonb, about text[]) TO authenticated;
GRANT ALL ON FUNCTION private.refine_value(slot text, value jsonb, about text[]) TO service_role;

-- Name: FUNCTION refresh_insights(); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.refresh_insights() FROM PUBLIC;
GRANT ALL ON FUNCTION private.refresh_insights() TO service_role;

-- Name: FUNCTION refresh_knowledge(known public.knowledge_items, item public.knowledge_items, new_words boolean); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.refresh_knowledge(known public.knowledge_items, item public.knowledge_items, new_words boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION private.refresh_knowledge(known public.knowledge_items, item public.knowledge_items, new_words boolean) TO authenticated;
GRANT ALL ON FUNCTION private.refresh_knowledge(known public.knowledge_items, item public.knowledge_items, new_words boolean) TO service_role;

-- Name: FUNCTION refusal_of(state text, hint text, constraint_name text, column_name text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.refusal_of(state text, hint text, constraint_name text, column_name text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.refusal_of(state text, hint text, constraint_name text, column_name text) TO authenticated;
GRANT ALL ON FUNCTION private.refusal_of(state text, hint text, constraint_name text, column_name text) TO service_role;

-- Name: FUNCTION refuse_closed_bill(bill public.bills); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.refuse_closed_bill(bill public.bills) FROM PUBLIC;
GRANT ALL ON FUNCTION private.refuse_closed_bill(bill public.bills) TO authenticated;
GRANT ALL ON FUNCTION private.refuse_closed_bill(bill public.bills) TO service_role;

-- Name: FUNCTION reject_future_date(); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.reject_future_date() FROM PUBLIC;

-- Name: FUNCTION relation_word(word text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.relation_word(word text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.relation_word(word text) TO authenticated;
GRANT ALL ON FUNCTION private.relation_word(word text) TO service_role;

-- Name: FUNCTION relationship_in(value text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.relationship_in(value text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.relationship_in(value text) TO authenticated;
GRANT ALL ON FUNCTION private.relationship_in(value text) TO service_role;

-- Name: FUNCTION relationship_words(relationship text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.relationship_words(relationship text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.relationship_words(relationship text) TO authenticated;
GRANT ALL ON FUNCTION private.relationship_words(relationship text) TO service_role;

-- Name: FUNCTION release_fields(fields text[]); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.release_fields(fields text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION private.release_fields(fields text[]) TO authenticated;
GRANT ALL ON FUNCTION private.release_fields(fields text[]) TO service_role;

-- Name: FUNCTION remap_mentions(value jsonb, ids jsonb, known jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.remap_mentions(value jsonb, ids jsonb, known jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.remap_mentions(value jsonb, ids jsonb, known jsonb) TO authenticated;
GRANT ALL ON FUNCTION private.remap_mentions(value jsonb, ids jsonb, known jsonb) TO service_role;

-- Name: FUNCTION remarks_note(period private.note_period); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.remarks_note(period private.note_period) FROM PUBLIC;
GRANT ALL ON FUNCTION private.remarks_note(period private.note_period) TO authenticated;
GRANT ALL ON FUNCTION private.remarks_note(period private.note_period) TO service_role;

-- Name: FUNCTION replace_slot_rules(slot text, rules jsonb, before text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.replace_slot_rules(slot text, rules jsonb, before text) FROM PUBLIC;

-- Name: FUNCTION replay_import(content_hash text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.replay_import(content_hash text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.replay_import(content_hash text) TO authenticated;
GRANT ALL ON FUNCTION private.replay_import(content_hash text) TO service_role;

-- Name: FUNCTION replay_tool(tool text, tool_call_id text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.replay_tool(tool text, tool_call_id text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.replay_tool(tool text, tool_call_id text) TO authenticated;
GRANT ALL ON FUNCTION private.replay_tool(tool text, tool_call_id text) TO service_role;

-- Name: FUNCTION report_period(kind text, date date); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.report_period(kind text, date date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.report_period(kind text, date date) TO authenticated;
GRANT ALL ON FUNCTION private.report_period(kind text, date date) TO service_role;

-- Name: FUNCTION request_consolidations(at timestamp with time zone); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.request_consolidations(at timestamp with time zone) FROM PUBLIC;

-- Name: FUNCTION resolve_against(item public.knowledge_items, other public.knowledge_items, resolution text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.resolve_against(item public.knowledge_items, other public.knowledge_items, resolution text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.resolve_against(item public.knowledge_items, other public.knowledge_items, resolution text) TO authenticated;
GRANT ALL ON FUNCTION private.resolve_against(item public.knowledge_items, other public.knowledge_items, resolution text) TO service_role;

-- Name: FUNCTION resolve_habits(habits text[]); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.resolve_habits(habits text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION private.resolve_habits(habits text[]) TO authenticated;
GRANT ALL ON FUNCTION private.resolve_habits(habits text[]) TO service_role;

-- Name: FUNCTION resolve_id(known jsonb, section text, old_id text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.resolve_id(known jsonb, section text, old_id text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.resolve_id(known jsonb, section text, old_id text) TO authenticated;
GRANT ALL ON FUNCTION private.resolve_id(known jsonb, section text, old_id text) TO service_role;

-- Name: FUNCTION retake_turn(turn_id uuid); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.retake_turn(turn_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.retake_turn(turn_id uuid) TO authenticated;

-- Name: FUNCTION retire_insights(still text[]); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.retire_insights(still text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION private.retire_insights(still text[]) TO service_role;

-- Name: FUNCTION rivals(item public.knowledge_items, readings jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.rivals(item public.knowledge_items, readings jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.rivals(item public.knowledge_items, readings jsonb) TO authenticated;
GRANT ALL ON FUNCTION private.rivals(item public.knowledge_items, readings jsonb) TO service_role;

-- Name: FUNCTION role_of(phrase text, strict boolean); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.role_of(phrase text, strict boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION private.role_of(phrase text, strict boolean) TO authenticated;
GRANT ALL ON FUNCTION private.role_of(phrase text, strict boolean) TO service_role;

-- Name: FUNCTION said_of(item public.knowledge_items); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.said_of(item public.knowledge_items) FROM PUBLIC;
GRANT ALL ON FUNCTION private.said_of(item public.knowledge_items) TO authenticated;
GRANT ALL ON FUNCTION private.said_of(item public.knowledge_items) TO service_role;

-- Name: FUNCTION same_person(name text, relationship text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.same_person(name text, relationship text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.same_person(name text, relationship text) TO authenticated;
GRANT ALL ON FUNCTION private.same_person(name text, relationship text) TO service_role;

-- Name: FUNCTION says_of(negated boolean, mood text, rule private.slot_rules); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.says_of(negated boolean, mood text, rule private.slot_rules) FROM PUBLIC;
GRANT ALL ON FUNCTION private.says_of(negated boolean, mood text, rule private.slot_rules) TO authenticated;
GRANT ALL ON FUNCTION private.says_of(negated boolean, mood text, rule private.slot_rules) TO service_role;

-- Name: FUNCTION schedule_notes(); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.schedule_notes() FROM PUBLIC;

-- Name: FUNCTION search_text(value text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.search_text(value text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.search_text(value text) TO authenticated;
GRANT ALL ON FUNCTION private.search_text(value text) TO service_role;

-- Name: FUNCTION set_updated_at(); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.set_updated_at() FROM PUBLIC;
GRANT ALL ON FUNCTION private.set_updated_at() TO authenticated;
GRANT ALL ON FUNCTION private.set_updated_at() TO service_role;

-- Name: FUNCTION settle_knowledge(item public.knowledge_items, said text, OUT status text, OUT id uuid, OUT undo jsonb, OUT undo_all jsonb, OUT superseded uuid[], OUT against uuid[], OUT candidates uuid[]); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.settle_knowledge(item public.knowledge_items, said text, OUT status text, OUT id uuid, OUT undo jsonb, OUT undo_all jsonb, OUT superseded uuid[], OUT against uuid[], OUT candidates uuid[]) FROM PUBLIC;
GRANT ALL ON FUNCTION private.settle_knowledge(item public.knowledge_items, said text, OUT status text, OUT id uuid, OUT undo jsonb, OUT undo_all jsonb, OUT superseded uuid[], OUT against uuid[], OUT candidates uuid[]) TO authenticated;
GRANT ALL ON FUNCTION private.settle_knowledge(item public.knowledge_items, said text, OUT status text, OUT id uuid, OUT undo jsonb, OUT undo_all jsonb, OUT superseded uuid[], OUT against uuid[], OUT candidates uuid[]) TO service_role;

-- Name: FUNCTION settle_said(owner uuid, said text, source_ref uuid, stated_at timestamp with time zone); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.settle_said(owner uuid, said text, source_ref uuid, stated_at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION private.settle_said(owner uuid, said text, source_ref uuid, stated_at timestamp with time zone) TO service_role;

-- Name: FUNCTION settled_json(owner uuid, superseded uuid[], against uuid[], candidates uuid[], item_id uuid); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.settled_json(owner uuid, superseded uuid[], against uuid[], candidates uuid[], item_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.settled_json(owner uuid, superseded uuid[], against uuid[], candidates uuid[], item_id uuid) TO authenticated;
GRANT ALL ON FUNCTION private.settled_json(owner uuid, superseded uuid[], against uuid[], candidates uuid[], item_id uuid) TO service_role;

-- Name: FUNCTION short_number(value double precision, digits integer); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.short_number(value double precision, digits integer) FROM PUBLIC;
GRANT ALL ON FUNCTION private.short_number(value double precision, digits integer) TO authenticated;
GRANT ALL ON FUNCTION private.short_number(value double precision, digits integer) TO service_role;

-- Name: FUNCTION signed_in_at(); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.signed_in_at() FROM PUBLIC;

-- Name: FUNCTION slot_terms(slots text[]); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.slot_terms(slots text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION private.slot_terms(slots text[]) TO authenticated;
GRANT ALL ON FUNCTION private.slot_terms(slots text[]) TO service_role;

-- Name: FUNCTION source_message(); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.source_message() FROM PUBLIC;
GRANT ALL ON FUNCTION private.source_message() TO authenticated;
GRANT ALL ON FUNCTION private.source_message() TO service_role;

-- Name: FUNCTION sources_of(pattern text, from_day date); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.sources_of(pattern text, from_day date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.sources_of(pattern text, from_day date) TO service_role;

-- Name: FUNCTION spell_out(content text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.spell_out(content text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.spell_out(content text) TO authenticated;
GRANT ALL ON FUNCTION private.spell_out(content text) TO service_role;

-- Name: FUNCTION spending_about(first_day date, last_day date, about text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.spending_about(first_day date, last_day date, about text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.spending_about(first_day date, last_day date, about text) TO authenticated;
GRANT ALL ON FUNCTION private.spending_about(first_day date, last_day date, about text) TO service_role;

-- Name: FUNCTION spending_by_category(first_day date, last_day date); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.spending_by_category(first_day date, last_day date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.spending_by_category(first_day date, last_day date) TO authenticated;
GRANT ALL ON FUNCTION private.spending_by_category(first_day date, last_day date) TO service_role;

-- Name: FUNCTION spending_note(period private.note_period); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.spending_note(period private.note_period) FROM PUBLIC;
GRANT ALL ON FUNCTION private.spending_note(period private.note_period) TO authenticated;
GRANT ALL ON FUNCTION private.spending_note(period private.note_period) TO service_role;

-- Name: FUNCTION spending_of_month(category text, day date); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.spending_of_month(category text, day date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.spending_of_month(category text, day date) TO authenticated;
GRANT ALL ON FUNCTION private.spending_of_month(category text, day date) TO service_role;

-- Name: FUNCTION start_approval(conversation_id uuid, pending_action_id uuid, approved boolean); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.start_approval(conversation_id uuid, pending_action_id uuid, approved boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION private.start_approval(conversation_id uuid, pending_action_id uuid, approved boolean) TO authenticated;

-- Name: FUNCTION start_turn(conversation_id uuid, kind text, pending_action_id uuid, approved boolean); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.start_turn(conversation_id uuid, kind text, pending_action_id uuid, approved boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION private.start_turn(conversation_id uuid, kind text, pending_action_id uuid, approved boolean) TO authenticated;

-- Name: FUNCTION store_pending_results(pending_action_id uuid, results jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.store_pending_results(pending_action_id uuid, results jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.store_pending_results(pending_action_id uuid, results jsonb) TO authenticated;

-- Name: FUNCTION subject_names(item public.knowledge_items); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.subject_names(item public.knowledge_items) FROM PUBLIC;
GRANT ALL ON FUNCTION private.subject_names(item public.knowledge_items) TO authenticated;
GRANT ALL ON FUNCTION private.subject_names(item public.knowledge_items) TO service_role;

-- Name: FUNCTION subject_of(clause text, OUT of_speaker boolean, OUT about text[]); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.subject_of(clause text, OUT of_speaker boolean, OUT about text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION private.subject_of(clause text, OUT of_speaker boolean, OUT about text[]) TO authenticated;
GRANT ALL ON FUNCTION private.subject_of(clause text, OUT of_speaker boolean, OUT about text[]) TO service_role;

-- Name: FUNCTION successors(item_id uuid); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.successors(item_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.successors(item_id uuid) TO authenticated;
GRANT ALL ON FUNCTION private.successors(item_id uuid) TO service_role;

-- Name: FUNCTION suggest_connections(ids uuid[], areas text[]); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.suggest_connections(ids uuid[], areas text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION private.suggest_connections(ids uuid[], areas text[]) TO authenticated;
GRANT ALL ON FUNCTION private.suggest_connections(ids uuid[], areas text[]) TO service_role;

-- Name: FUNCTION summary_range(period text, from_date date, to_date date, OUT name text, OUT first_day date, OUT last_day date); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.summary_range(period text, from_date date, to_date date, OUT name text, OUT first_day date, OUT last_day date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.summary_range(period text, from_date date, to_date date, OUT name text, OUT first_day date, OUT last_day date) TO authenticated;
GRANT ALL ON FUNCTION private.summary_range(period text, from_date date, to_date date, OUT name text, OUT first_day date, OUT last_day date) TO service_role;

-- Name: FUNCTION supersede(loser uuid, winner uuid, owner uuid); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.supersede(loser uuid, winner uuid, owner uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.supersede(loser uuid, winner uuid, owner uuid) TO authenticated;
GRANT ALL ON FUNCTION private.supersede(loser uuid, winner uuid, owner uuid) TO service_role;

-- Name: FUNCTION tag_words(sentence text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.tag_words(sentence text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.tag_words(sentence text) TO authenticated;
GRANT ALL ON FUNCTION private.tag_words(sentence text) TO service_role;

-- Name: FUNCTION take_over_note(); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.take_over_note() FROM PUBLIC;

-- Name: FUNCTION take_over_person(person public.knowledge_items, item public.knowledge_items); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.take_over_person(person public.knowledge_items, item public.knowledge_items) FROM PUBLIC;
GRANT ALL ON FUNCTION private.take_over_person(person public.knowledge_items, item public.knowledge_items) TO authenticated;
GRANT ALL ON FUNCTION private.take_over_person(person public.knowledge_items, item public.knowledge_items) TO service_role;

-- Name: FUNCTION telling_contrasts(from_day date); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.telling_contrasts(from_day date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.telling_contrasts(from_day date) TO authenticated;
GRANT ALL ON FUNCTION private.telling_contrasts(from_day date) TO service_role;

-- Name: FUNCTION third_person(said text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.third_person(said text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.third_person(said text) TO authenticated;
GRANT ALL ON FUNCTION private.third_person(said text) TO service_role;

-- Name: FUNCTION title_of(content text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.title_of(content text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.title_of(content text) TO authenticated;
GRANT ALL ON FUNCTION private.title_of(content text) TO service_role;

-- Name: FUNCTION today(); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.today() FROM PUBLIC;
GRANT ALL ON FUNCTION private.today() TO authenticated;
GRANT ALL ON FUNCTION private.today() TO service_role;

-- Name: FUNCTION told_in_turn(item public.knowledge_items); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.told_in_turn(item public.knowledge_items) FROM PUBLIC;
GRANT ALL ON FUNCTION private.told_in_turn(item public.knowledge_items) TO service_role;

-- Name: FUNCTION told_patterns(areas text[]); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.told_patterns(areas text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION private.told_patterns(areas text[]) TO authenticated;
GRANT ALL ON FUNCTION private.told_patterns(areas text[]) TO service_role;

-- Name: FUNCTION topic_facts(topic text, areas text[]); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.topic_facts(topic text, areas text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION private.topic_facts(topic text, areas text[]) TO authenticated;
GRANT ALL ON FUNCTION private.topic_facts(topic text, areas text[]) TO service_role;

-- Name: FUNCTION tracking_entry_json(entry public.tracking_entries); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.tracking_entry_json(entry public.tracking_entries) FROM PUBLIC;
GRANT ALL ON FUNCTION private.tracking_entry_json(entry public.tracking_entries) TO authenticated;
GRANT ALL ON FUNCTION private.tracking_entry_json(entry public.tracking_entries) TO service_role;

-- Name: FUNCTION trend_series(metrics text[], habits uuid[]); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.trend_series(metrics text[], habits uuid[]) FROM PUBLIC;
GRANT ALL ON FUNCTION private.trend_series(metrics text[], habits uuid[]) TO authenticated;
GRANT ALL ON FUNCTION private.trend_series(metrics text[], habits uuid[]) TO service_role;

-- Name: FUNCTION trusted_knowledge(items jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.trusted_knowledge(items jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.trusted_knowledge(items jsonb) TO authenticated;
GRANT ALL ON FUNCTION private.trusted_knowledge(items jsonb) TO service_role;

-- Name: FUNCTION trusted_messages(items jsonb, own boolean, ids jsonb, known jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.trusted_messages(items jsonb, own boolean, ids jsonb, known jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.trusted_messages(items jsonb, own boolean, ids jsonb, known jsonb) TO authenticated;
GRANT ALL ON FUNCTION private.trusted_messages(items jsonb, own boolean, ids jsonb, known jsonb) TO service_role;

-- Name: FUNCTION trusted_rows(section text, items jsonb, own boolean, ids jsonb, known jsonb); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.trusted_rows(section text, items jsonb, own boolean, ids jsonb, known jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.trusted_rows(section text, items jsonb, own boolean, ids jsonb, known jsonb) TO authenticated;
GRANT ALL ON FUNCTION private.trusted_rows(section text, items jsonb, own boolean, ids jsonb, known jsonb) TO service_role;

-- Name: FUNCTION try_uuid(value text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.try_uuid(value text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.try_uuid(value text) TO authenticated;
GRANT ALL ON FUNCTION private.try_uuid(value text) TO service_role;

-- Name: FUNCTION turn_context(conversation_id uuid, turn_id uuid); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.turn_context(conversation_id uuid, turn_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.turn_context(conversation_id uuid, turn_id uuid) TO authenticated;

-- Name: FUNCTION unit_factor(metric text, unit text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.unit_factor(metric text, unit text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.unit_factor(metric text, unit text) TO authenticated;
GRANT ALL ON FUNCTION private.unit_factor(metric text, unit text) TO service_role;

-- Name: FUNCTION user_memory_json(); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.user_memory_json() FROM PUBLIC;
GRANT ALL ON FUNCTION private.user_memory_json() TO authenticated;
GRANT ALL ON FUNCTION private.user_memory_json() TO service_role;

-- Name: FUNCTION verb_moods(clause text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.verb_moods(clause text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.verb_moods(clause text) TO authenticated;
GRANT ALL ON FUNCTION private.verb_moods(clause text) TO service_role;

-- Name: FUNCTION verdict_on(known public.knowledge_items, item public.knowledge_items); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.verdict_on(known public.knowledge_items, item public.knowledge_items) FROM PUBLIC;
GRANT ALL ON FUNCTION private.verdict_on(known public.knowledge_items, item public.knowledge_items) TO service_role;

-- Name: FUNCTION was_active(period private.note_period); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.was_active(period private.note_period) FROM PUBLIC;
GRANT ALL ON FUNCTION private.was_active(period private.note_period) TO service_role;

-- Name: FUNCTION whom(about jsonb, names text[]); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.whom(about jsonb, names text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION private.whom(about jsonb, names text[]) TO authenticated;
GRANT ALL ON FUNCTION private.whom(about jsonb, names text[]) TO service_role;

-- Name: FUNCTION words_of(plain text); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.words_of(plain text) FROM PUBLIC;

-- Name: FUNCTION write_due_notes(at timestamp with time zone, most integer); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.write_due_notes(at timestamp with time zone, most integer) FROM PUBLIC;
GRANT ALL ON FUNCTION private.write_due_notes(at timestamp with time zone, most integer) TO service_role;

-- Name: FUNCTION write_note(period private.note_period, OUT note public.library_items, OUT created boolean, OUT is_empty boolean); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.write_note(period private.note_period, OUT note public.library_items, OUT created boolean, OUT is_empty boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION private.write_note(period private.note_period, OUT note public.library_items, OUT created boolean, OUT is_empty boolean) TO authenticated;
GRANT ALL ON FUNCTION private.write_note(period private.note_period, OUT note public.library_items, OUT created boolean, OUT is_empty boolean) TO service_role;

-- Name: FUNCTION write_scheduled_note(kind text, day date); Type: ACL; Schema: private; Owner: -

REVOKE ALL ON FUNCTION private.write_scheduled_note(kind text, day date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.write_scheduled_note(kind text, day date) TO service_role;

-- Name: FUNCTION add_knowledge(type text, content text, area text, sub_area text, title text, confidence double precision, person text, tool_call_id text); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.add_knowledge(type text, content text, area text, sub_area text, title text, confidence double precision, person text, tool_call_id text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.add_knowledge(type text, content text, area text, sub_area text, title text, confidence double precision, person text, tool_call_id text) TO service_role;
GRANT ALL ON FUNCTION public.add_knowledge(type text, content text, area text, sub_area text, title text, confidence double precision, person text, tool_call_id text) TO authenticated;

-- Name: FUNCTION analyze_context(current_topic text, related_areas text[], look_for_contradictions boolean); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.analyze_context(current_topic text, related_areas text[], look_for_contradictions boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION public.analyze_context(current_topic text, related_areas text[], look_for_contradictions boolean) TO service_role;
GRANT ALL ON FUNCTION public.analyze_context(current_topic text, related_areas text[], look_for_contradictions boolean) TO authenticated;

-- Name: FUNCTION apply_consolidation(user_id uuid, attempt integer, messages uuid[], items jsonb, memory_changes jsonb, rejections jsonb, raw_output jsonb, said jsonb); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.apply_consolidation(user_id uuid, attempt integer, messages uuid[], items jsonb, memory_changes jsonb, rejections jsonb, raw_output jsonb, said jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION public.apply_consolidation(user_id uuid, attempt integer, messages uuid[], items jsonb, memory_changes jsonb, rejections jsonb, raw_output jsonb, said jsonb) TO service_role;

-- Name: FUNCTION claim_consolidation(user_ids uuid[], force boolean, fresh boolean, at timestamp with time zone); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.claim_consolidation(user_ids uuid[], force boolean, fresh boolean, at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION public.claim_consolidation(user_ids uuid[], force boolean, fresh boolean, at timestamp with time zone) TO service_role;

-- Name: FUNCTION close_turn(turn_id uuid, attempt integer, outcome text, route text, skills text[], messages jsonb, answer jsonb, model_calls integer, usage jsonb, pending_action jsonb, decision jsonb); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.close_turn(turn_id uuid, attempt integer, outcome text, route text, skills text[], messages jsonb, answer jsonb, model_calls integer, usage jsonb, pending_action jsonb, decision jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION public.close_turn(turn_id uuid, attempt integer, outcome text, route text, skills text[], messages jsonb, answer jsonb, model_calls integer, usage jsonb, pending_action jsonb, decision jsonb) TO service_role;
GRANT ALL ON FUNCTION public.close_turn(turn_id uuid, attempt integer, outcome text, route text, skills text[], messages jsonb, answer jsonb, model_calls integer, usage jsonb, pending_action jsonb, decision jsonb) TO authenticated;

-- Name: FUNCTION confirm_pending_action(turn_id uuid, attempt integer, pending_action_id uuid, status text, calls jsonb); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.confirm_pending_action(turn_id uuid, attempt integer, pending_action_id uuid, status text, calls jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION public.confirm_pending_action(turn_id uuid, attempt integer, pending_action_id uuid, status text, calls jsonb) TO service_role;
GRANT ALL ON FUNCTION public.confirm_pending_action(turn_id uuid, attempt integer, pending_action_id uuid, status text, calls jsonb) TO authenticated;

-- Name: FUNCTION correct_knowledge(item_id uuid, content text, title text, type text, area text, sub_area text, person_metadata jsonb, tool_call_id text); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.correct_knowledge(item_id uuid, content text, title text, type text, area text, sub_area text, person_metadata jsonb, tool_call_id text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.correct_knowledge(item_id uuid, content text, title text, type text, area text, sub_area text, person_metadata jsonb, tool_call_id text) TO service_role;
GRANT ALL ON FUNCTION public.correct_knowledge(item_id uuid, content text, title text, type text, area text, sub_area text, person_metadata jsonb, tool_call_id text) TO authenticated;

-- Name: FUNCTION create_automatic_note(kind text, date date, tool_call_id text); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.create_automatic_note(kind text, date date, tool_call_id text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.create_automatic_note(kind text, date date, tool_call_id text) TO service_role;
GRANT ALL ON FUNCTION public.create_automatic_note(kind text, date date, tool_call_id text) TO authenticated;

-- Name: FUNCTION create_expense(amount numeric, category text, description text, date date, tool_call_id text); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.create_expense(amount numeric, category text, description text, date date, tool_call_id text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.create_expense(amount numeric, category text, description text, date date, tool_call_id text) TO service_role;
GRANT ALL ON FUNCTION public.create_expense(amount numeric, category text, description text, date date, tool_call_id text) TO authenticated;

-- Name: FUNCTION create_finance_item(kind text, name text, amount numeric, category text, due_day integer, recurring boolean, installments integer, current_installment integer, date date, tool_call_id text); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.create_finance_item(kind text, name text, amount numeric, category text, due_day integer, recurring boolean, installments integer, current_installment integer, date date, tool_call_id text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.create_finance_item(kind text, name text, amount numeric, category text, due_day integer, recurring boolean, installments integer, current_installment integer, date date, tool_call_id text) TO service_role;
GRANT ALL ON FUNCTION public.create_finance_item(kind text, name text, amount numeric, category text, due_day integer, recurring boolean, installments integer, current_installment integer, date date, tool_call_id text) TO authenticated;

-- Name: FUNCTION create_habit(name text, frequency text, days integer[], tool_call_id text); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.create_habit(name text, frequency text, days integer[], tool_call_id text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.create_habit(name text, frequency text, days integer[], tool_call_id text) TO service_role;
GRANT ALL ON FUNCTION public.create_habit(name text, frequency text, days integer[], tool_call_id text) TO authenticated;

-- Name: FUNCTION delete_account(account_id uuid); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.delete_account(account_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.delete_account(account_id uuid) TO service_role;
GRANT ALL ON FUNCTION public.delete_account(account_id uuid) TO authenticated;

-- Name: FUNCTION delete_knowledge(item_id uuid, tool_call_id text); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.delete_knowledge(item_id uuid, tool_call_id text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.delete_knowledge(item_id uuid, tool_call_id text) TO service_role;
GRANT ALL ON FUNCTION public.delete_knowledge(item_id uuid, tool_call_id text) TO authenticated;

-- Name: FUNCTION delete_metric(entry_id uuid, tool_call_id text); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.delete_metric(entry_id uuid, tool_call_id text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.delete_metric(entry_id uuid, tool_call_id text) TO service_role;
GRANT ALL ON FUNCTION public.delete_metric(entry_id uuid, tool_call_id text) TO authenticated;

-- Name: FUNCTION export_page(what text, cursor jsonb); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.export_page(what text, cursor jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION public.export_page(what text, cursor jsonb) TO service_role;
GRANT ALL ON FUNCTION public.export_page(what text, cursor jsonb) TO authenticated;

-- Name: FUNCTION fail_consolidation(user_id uuid, attempt integer, error text, retry_seconds double precision); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.fail_consolidation(user_id uuid, attempt integer, error text, retry_seconds double precision) FROM PUBLIC;
GRANT ALL ON FUNCTION public.fail_consolidation(user_id uuid, attempt integer, error text, retry_seconds double precision) TO service_role;

-- Name: FUNCTION forget_everything(tool_call_id text); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.forget_everything(tool_call_id text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.forget_everything(tool_call_id text) TO service_role;
GRANT ALL ON FUNCTION public.forget_everything(tool_call_id text) TO authenticated;

-- Name: FUNCTION get_debt_progress(debt_id uuid, debt_name text); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.get_debt_progress(debt_id uuid, debt_name text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.get_debt_progress(debt_id uuid, debt_name text) TO service_role;
GRANT ALL ON FUNCTION public.get_debt_progress(debt_id uuid, debt_name text) TO authenticated;

-- Name: FUNCTION get_finance_summary(period text, from_date date, to_date date, about text); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.get_finance_summary(period text, from_date date, to_date date, about text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.get_finance_summary(period text, from_date date, to_date date, about text) TO service_role;
GRANT ALL ON FUNCTION public.get_finance_summary(period text, from_date date, to_date date, about text) TO authenticated;

-- Name: FUNCTION get_habits(include_streaks boolean, include_today boolean); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.get_habits(include_streaks boolean, include_today boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION public.get_habits(include_streaks boolean, include_today boolean) TO service_role;
GRANT ALL ON FUNCTION public.get_habits(include_streaks boolean, include_today boolean) TO authenticated;

-- Name: FUNCTION get_pending_bills(month integer, year integer); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.get_pending_bills(month integer, year integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.get_pending_bills(month integer, year integer) TO service_role;
GRANT ALL ON FUNCTION public.get_pending_bills(month integer, year integer) TO authenticated;

-- Name: FUNCTION get_person(name text); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.get_person(name text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.get_person(name text) TO service_role;
GRANT ALL ON FUNCTION public.get_person(name text) TO authenticated;

-- Name: FUNCTION get_tracking_history(metric text, days integer); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.get_tracking_history(metric text, days integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.get_tracking_history(metric text, days integer) TO service_role;
GRANT ALL ON FUNCTION public.get_tracking_history(metric text, days integer) TO authenticated;

-- Name: FUNCTION get_trends(metrics text[], habits text[], days integer); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.get_trends(metrics text[], habits text[], days integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.get_trends(metrics text[], habits text[], days integer) TO service_role;
GRANT ALL ON FUNCTION public.get_trends(metrics text[], habits text[], days integer) TO authenticated;

-- Name: FUNCTION get_user_memory(); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.get_user_memory() FROM PUBLIC;
GRANT ALL ON FUNCTION public.get_user_memory() TO service_role;
GRANT ALL ON FUNCTION public.get_user_memory() TO authenticated;

-- Name: FUNCTION import_data(document jsonb, digest text, signature text); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.import_data(document jsonb, digest text, signature text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.import_data(document jsonb, digest text, signature text) TO service_role;
GRANT ALL ON FUNCTION public.import_data(document jsonb, digest text, signature text) TO authenticated;

-- Name: FUNCTION judge_candidates(item_id uuid, judgements jsonb, tool_call_id text); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.judge_candidates(item_id uuid, judgements jsonb, tool_call_id text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.judge_candidates(item_id uuid, judgements jsonb, tool_call_id text) TO service_role;
GRANT ALL ON FUNCTION public.judge_candidates(item_id uuid, judgements jsonb, tool_call_id text) TO authenticated;

-- Name: FUNCTION knowledge_history(item_id uuid); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.knowledge_history(item_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.knowledge_history(item_id uuid) TO service_role;
GRANT ALL ON FUNCTION public.knowledge_history(item_id uuid) TO authenticated;

-- Name: FUNCTION list_consolidations(email text); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.list_consolidations(email text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.list_consolidations(email text) TO service_role;

-- Name: FUNCTION list_knowledge(area text, type text, source text, min_confidence double precision, max_confidence double precision, from_date date, to_date date, query text, status text, about uuid, needs_resolution boolean, page_size integer, cursor text); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.list_knowledge(area text, type text, source text, min_confidence double precision, max_confidence double precision, from_date date, to_date date, query text, status text, about uuid, needs_resolution boolean, page_size integer, cursor text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.list_knowledge(area text, type text, source text, min_confidence double precision, max_confidence double precision, from_date date, to_date date, query text, status text, about uuid, needs_resolution boolean, page_size integer, cursor text) TO service_role;
GRANT ALL ON FUNCTION public.list_knowledge(area text, type text, source text, min_confidence double precision, max_confidence double precision, from_date date, to_date date, query text, status text, about uuid, needs_resolution boolean, page_size integer, cursor text) TO authenticated;

-- Name: FUNCTION mark_bill_paid(bill_id uuid, bill_name text, paid_on date, tool_call_id text); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.mark_bill_paid(bill_id uuid, bill_name text, paid_on date, tool_call_id text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.mark_bill_paid(bill_id uuid, bill_name text, paid_on date, tool_call_id text) TO service_role;
GRANT ALL ON FUNCTION public.mark_bill_paid(bill_id uuid, bill_name text, paid_on date, tool_call_id text) TO authenticated;

-- Name: FUNCTION open_turn(conversation_id uuid, client_message_id text, message text, conversation_type text, approval jsonb); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.open_turn(conversation_id uuid, client_message_id text, message text, conversation_type text, approval jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION public.open_turn(conversation_id uuid, client_message_id text, message text, conversation_type text, approval jsonb) TO service_role;
GRANT ALL ON FUNCTION public.open_turn(conversation_id uuid, client_message_id text, message text, conversation_type text, approval jsonb) TO authenticated;

-- Name: FUNCTION pay_debt_installment(debt_id uuid, debt_name text, quantity integer, tool_call_id text); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.pay_debt_installment(debt_id uuid, debt_name text, quantity integer, tool_call_id text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.pay_debt_installment(debt_id uuid, debt_name text, quantity integer, tool_call_id text) TO service_role;
GRANT ALL ON FUNCTION public.pay_debt_installment(debt_id uuid, debt_name text, quantity integer, tool_call_id text) TO authenticated;

-- Name: FUNCTION prepare_create_expense(amount numeric, category text, description text, date date); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.prepare_create_expense(amount numeric, category text, description text, date date) FROM PUBLIC;
GRANT ALL ON FUNCTION public.prepare_create_expense(amount numeric, category text, description text, date date) TO service_role;
GRANT ALL ON FUNCTION public.prepare_create_expense(amount numeric, category text, description text, date date) TO authenticated;

-- Name: FUNCTION prepare_create_finance_item(kind text, name text, amount numeric, category text, due_day integer, recurring boolean, installments integer, current_installment integer, date date); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.prepare_create_finance_item(kind text, name text, amount numeric, category text, due_day integer, recurring boolean, installments integer, current_installment integer, date date) FROM PUBLIC;
GRANT ALL ON FUNCTION public.prepare_create_finance_item(kind text, name text, amount numeric, category text, due_day integer, recurring boolean, installments integer, current_installment integer, date date) TO service_role;
GRANT ALL ON FUNCTION public.prepare_create_finance_item(kind text, name text, amount numeric, category text, due_day integer, recurring boolean, installments integer, current_installment integer, date date) TO authenticated;

-- Name: FUNCTION prepare_create_habit(name text, frequency text, days integer[]); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.prepare_create_habit(name text, frequency text, days integer[]) FROM PUBLIC;
GRANT ALL ON FUNCTION public.prepare_create_habit(name text, frequency text, days integer[]) TO service_role;
GRANT ALL ON FUNCTION public.prepare_create_habit(name text, frequency text, days integer[]) TO authenticated;

-- Name: FUNCTION prepare_delete_metric(entry_id uuid); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.prepare_delete_metric(entry_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.prepare_delete_metric(entry_id uuid) TO service_role;
GRANT ALL ON FUNCTION public.prepare_delete_metric(entry_id uuid) TO authenticated;

-- Name: FUNCTION prepare_mark_bill_paid(bill_id uuid, bill_name text, paid_on date); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.prepare_mark_bill_paid(bill_id uuid, bill_name text, paid_on date) FROM PUBLIC;
GRANT ALL ON FUNCTION public.prepare_mark_bill_paid(bill_id uuid, bill_name text, paid_on date) TO service_role;
GRANT ALL ON FUNCTION public.prepare_mark_bill_paid(bill_id uuid, bill_name text, paid_on date) TO authenticated;

-- Name: FUNCTION prepare_pay_debt_installment(debt_id uuid, debt_name text, quantity integer); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.prepare_pay_debt_installment(debt_id uuid, debt_name text, quantity integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.prepare_pay_debt_installment(debt_id uuid, debt_name text, quantity integer) TO service_role;
GRANT ALL ON FUNCTION public.prepare_pay_debt_installment(debt_id uuid, debt_name text, quantity integer) TO authenticated;

-- Name: FUNCTION prepare_record_habit(habit_name text, date date, note text); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.prepare_record_habit(habit_name text, date date, note text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.prepare_record_habit(habit_name text, date date, note text) TO service_role;
GRANT ALL ON FUNCTION public.prepare_record_habit(habit_name text, date date, note text) TO authenticated;

-- Name: FUNCTION prepare_record_metric(metric text, value numeric, unit text, date date, note text, custom_name text); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.prepare_record_metric(metric text, value numeric, unit text, date date, note text, custom_name text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.prepare_record_metric(metric text, value numeric, unit text, date date, note text, custom_name text) TO service_role;
GRANT ALL ON FUNCTION public.prepare_record_metric(metric text, value numeric, unit text, date date, note text, custom_name text) TO authenticated;

-- Name: FUNCTION prepare_update_metric(entry_id uuid, value numeric, unit text, date date, note text); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.prepare_update_metric(entry_id uuid, value numeric, unit text, date date, note text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.prepare_update_metric(entry_id uuid, value numeric, unit text, date date, note text) TO service_role;
GRANT ALL ON FUNCTION public.prepare_update_metric(entry_id uuid, value numeric, unit text, date date, note text) TO authenticated;

-- Name: FUNCTION read_candidates(user_id uuid, attempt integer, items jsonb); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.read_candidates(user_id uuid, attempt integer, items jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION public.read_candidates(user_id uuid, attempt integer, items jsonb) TO service_role;

-- Name: FUNCTION read_consolidation(user_id uuid, attempt integer, batch_size integer); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.read_consolidation(user_id uuid, attempt integer, batch_size integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.read_consolidation(user_id uuid, attempt integer, batch_size integer) TO service_role;

-- Name: FUNCTION record_habit(habit_name text, date date, note text, tool_call_id text); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.record_habit(habit_name text, date date, note text, tool_call_id text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.record_habit(habit_name text, date date, note text, tool_call_id text) TO service_role;
GRANT ALL ON FUNCTION public.record_habit(habit_name text, date date, note text, tool_call_id text) TO authenticated;

-- Name: FUNCTION record_metric(metric text, value numeric, unit text, date date, note text, custom_name text, tool_call_id text); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.record_metric(metric text, value numeric, unit text, date date, note text, custom_name text, tool_call_id text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.record_metric(metric text, value numeric, unit text, date date, note text, custom_name text, tool_call_id text) TO service_role;
GRANT ALL ON FUNCTION public.record_metric(metric text, value numeric, unit text, date date, note text, custom_name text, tool_call_id text) TO authenticated;

-- Name: FUNCTION related_knowledge(item_id uuid, max_items integer); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.related_knowledge(item_id uuid, max_items integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.related_knowledge(item_id uuid, max_items integer) TO service_role;
GRANT ALL ON FUNCTION public.related_knowledge(item_id uuid, max_items integer) TO authenticated;

-- Name: FUNCTION release_consolidation(user_id uuid, attempt integer, ended boolean); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.release_consolidation(user_id uuid, attempt integer, ended boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION public.release_consolidation(user_id uuid, attempt integer, ended boolean) TO service_role;

-- Name: FUNCTION renew_lease(turn_id uuid, attempt integer); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.renew_lease(turn_id uuid, attempt integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.renew_lease(turn_id uuid, attempt integer) TO service_role;
GRANT ALL ON FUNCTION public.renew_lease(turn_id uuid, attempt integer) TO authenticated;

-- Name: FUNCTION resolve_knowledge(item_id uuid, resolution text, tool_call_id text); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.resolve_knowledge(item_id uuid, resolution text, tool_call_id text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.resolve_knowledge(item_id uuid, resolution text, tool_call_id text) TO service_role;
GRANT ALL ON FUNCTION public.resolve_knowledge(item_id uuid, resolution text, tool_call_id text) TO authenticated;

-- Name: FUNCTION restore_knowledge(item_id uuid, tool_call_id text); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.restore_knowledge(item_id uuid, tool_call_id text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.restore_knowledge(item_id uuid, tool_call_id text) TO service_role;
GRANT ALL ON FUNCTION public.restore_knowledge(item_id uuid, tool_call_id text) TO authenticated;

-- Name: FUNCTION run_tool(turn_id uuid, attempt integer, tool text, args jsonb, tool_call_id text); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.run_tool(turn_id uuid, attempt integer, tool text, args jsonb, tool_call_id text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.run_tool(turn_id uuid, attempt integer, tool text, args jsonb, tool_call_id text) TO service_role;
GRANT ALL ON FUNCTION public.run_tool(turn_id uuid, attempt integer, tool text, args jsonb, tool_call_id text) TO authenticated;

-- Name: FUNCTION search_knowledge(query text, type text, area text, "limit" integer, min_confidence double precision, from_date date, to_date date, status text, embedding_model text, query_embedding extensions.halfvec); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.search_knowledge(query text, type text, area text, "limit" integer, min_confidence double precision, from_date date, to_date date, status text, embedding_model text, query_embedding extensions.halfvec) FROM PUBLIC;
GRANT ALL ON FUNCTION public.search_knowledge(query text, type text, area text, "limit" integer, min_confidence double precision, from_date date, to_date date, status text, embedding_model text, query_embedding extensions.halfvec) TO service_role;
GRANT ALL ON FUNCTION public.search_knowledge(query text, type text, area text, "limit" integer, min_confidence double precision, from_date date, to_date date, status text, embedding_model text, query_embedding extensions.halfvec) TO authenticated;

-- Name: FUNCTION sign_export(digest text); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.sign_export(digest text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.sign_export(digest text) TO service_role;
GRANT ALL ON FUNCTION public.sign_export(digest text) TO authenticated;

-- Name: FUNCTION undo_last_write(turn_id uuid, attempt integer); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.undo_last_write(turn_id uuid, attempt integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.undo_last_write(turn_id uuid, attempt integer) TO service_role;
GRANT ALL ON FUNCTION public.undo_last_write(turn_id uuid, attempt integer) TO authenticated;

-- Name: FUNCTION update_metric(entry_id uuid, value numeric, unit text, date date, note text, tool_call_id text); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.update_metric(entry_id uuid, value numeric, unit text, date date, note text, tool_call_id text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.update_metric(entry_id uuid, value numeric, unit text, date date, note text, tool_call_id text) TO service_role;
GRANT ALL ON FUNCTION public.update_metric(entry_id uuid, value numeric, unit text, date date, note text, tool_call_id text) TO authenticated;

-- Name: FUNCTION update_person(name text, relationship text, birthday text, preferences text[], note text, tool_call_id text); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.update_person(name text, relationship text, birthday text, preferences text[], note text, tool_call_id text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.update_person(name text, relationship text, birthday text, preferences text[], note text, tool_call_id text) TO service_role;
GRANT ALL ON FUNCTION public.update_person(name text, relationship text, birthday text, preferences text[], note text, tool_call_id text) TO authenticated;

-- Name: FUNCTION update_user_memory(changes jsonb, release text[], tool_call_id text); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.update_user_memory(changes jsonb, release text[], tool_call_id text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.update_user_memory(changes jsonb, release text[], tool_call_id text) TO service_role;
GRANT ALL ON FUNCTION public.update_user_memory(changes jsonb, release text[], tool_call_id text) TO authenticated;

-- Name: FUNCTION validate_knowledge(item_id uuid, tool_call_id text); Type: ACL; Schema: public; Owner: -

REVOKE ALL ON FUNCTION public.validate_knowledge(item_id uuid, tool_call_id text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.validate_knowledge(item_id uuid, tool_call_id text) TO service_role;
GRANT ALL ON FUNCTION public.validate_knowledge(item_id uuid, tool_call_id text) TO authenticated;

-- Name: TABLE everyday_subjects; Type: ACL; Schema: private; Owner: -

GRANT SELECT ON TABLE private.everyday_subjects TO authenticated;
GRANT ALL ON TABLE private.everyday_subjects TO service_role;

-- Name: TABLE imports; Type: ACL; Schema: private; Owner: -

GRANT ALL ON TABLE private.imports TO service_role;

-- Name: TABLE knowledge_words; Type: ACL; Schema: private; Owner: -

GRANT SELECT ON TABLE private.knowledge_words TO authenticated;
GRANT ALL ON TABLE private.knowledge_words TO service_role;

-- Name: TABLE note_schedule; Type: ACL; Schema: private; Owner: -

GRANT ALL ON TABLE private.note_schedule TO service_role;

-- Name: TABLE places; Type: ACL; Schema: private; Owner: -

GRANT SELECT ON TABLE private.places TO authenticated;
GRANT ALL ON TABLE private.places TO service_role;

-- Name: TABLE professions; Type: ACL; Schema: private; Owner: -

GRANT SELECT ON TABLE private.professions TO authenticated;
GRANT ALL ON TABLE private.professions TO service_role;

-- Name: TABLE rate_limits; Type: ACL; Schema: private; Owner: -

GRANT ALL ON TABLE private.rate_limits TO service_role;

-- Name: TABLE settings; Type: ACL; Schema: private; Owner: -

GRANT ALL ON TABLE private.settings TO service_role;

-- Name: TABLE spellings; Type: ACL; Schema: private; Owner: -

GRANT SELECT ON TABLE private.spellings TO authenticated;
GRANT ALL ON TABLE private.spellings TO service_role;

-- Name: TABLE verb_forms; Type: ACL; Schema: private; Owner: -

GRANT SELECT ON TABLE private.verb_forms TO authenticated;
GRANT ALL ON TABLE private.verb_forms TO service_role;

-- Name: TABLE word_kinds; Type: ACL; Schema: private; Owner: -

GRANT SELECT ON TABLE private.word_kinds TO authenticated;
GRANT ALL ON TABLE private.word_kinds TO service_role;

-- Name: TABLE budgets; Type: ACL; Schema: public; Owner: -

GRANT ALL ON TABLE public.budgets TO service_role;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.budgets TO authenticated;

-- Name: TABLE conversations; Type: ACL; Schema: public; Owner: -

GRANT ALL ON TABLE public.conversations TO service_role;
GRANT SELECT,INSERT,DELETE ON TABLE public.conversations TO authenticated;

-- Name: COLUMN conversations.title; Type: ACL; Schema: public; Owner: -

GRANT UPDATE(title) ON TABLE public.conversations TO authenticated;

-- Name: COLUMN conversations.updated_at; Type: ACL; Schema: public; Owner: -

GRANT UPDATE(updated_at) ON TABLE public.conversations TO authenticated;

-- Name: TABLE expenses; Type: ACL; Schema: public; Owner: -

GRANT ALL ON TABLE public.expenses TO service_role;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.expenses TO authenticated;

-- Name: TABLE habit_completions; Type: ACL; Schema: public; Owner: -

GRANT ALL ON TABLE public.habit_completions TO service_role;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.habit_completions TO authenticated;

-- Name: TABLE investments; Type: ACL; Schema: public; Owner: -

GRANT ALL ON TABLE public.investments TO service_role;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.investments TO authenticated;

-- Name: TABLE knowledge_links; Type: ACL; Schema: public; Owner: -

GRANT ALL ON TABLE public.knowledge_links TO service_role;
GRANT SELECT,INSERT,DELETE ON TABLE public.knowledge_links TO authenticated;

-- Name: SEQUENCE messages_seq_seq; Type: ACL; Schema: public; Owner: -

GRANT ALL ON SEQUENCE public.messages_seq_seq TO service_role;

-- Name: TABLE profiles; Type: ACL; Schema: public; Owner: -

GRANT ALL ON TABLE public.profiles TO service_role;
GRANT SELECT ON TABLE public.profiles TO authenticated;

-- Name: COLUMN profiles.display_name; Type: ACL; Schema: public; Owner: -

GRANT UPDATE(display_name) ON TABLE public.profiles TO authenticated;

-- Name: COLUMN profiles.timezone; Type: ACL; Schema: public; Owner: -

GRANT UPDATE(timezone) ON TABLE public.profiles TO authenticated;

-- Name: TABLE tool_executions; Type: ACL; Schema: public; Owner: -

GRANT ALL ON TABLE public.tool_executions TO service_role;
GRANT SELECT ON TABLE public.tool_executions TO authenticated;

-- Name: TABLE turns; Type: ACL; Schema: public; Owner: -

GRANT ALL ON TABLE public.turns TO service_role;
GRANT SELECT ON TABLE public.turns TO authenticated;

-- Name: TABLE user_memories; Type: ACL; Schema: public; Owner: -

GRANT ALL ON TABLE public.user_memories TO service_role;
GRANT SELECT ON TABLE public.user_memories TO authenticated;

-- Name: COLUMN user_memories.name; Type: ACL; Schema: public; Owner: -

GRANT UPDATE(name) ON TABLE public.user_memories TO authenticated;

-- Name: COLUMN user_memories.age; Type: ACL; Schema: public; Owner: -

GRANT UPDATE(age) ON TABLE public.user_memories TO authenticated;

-- Name: COLUMN user_memories.location; Type: ACL; Schema: public; Owner: -

GRANT UPDATE(location) ON TABLE public.user_memories TO authenticated;

-- Name: COLUMN user_memories.occupation; Type: ACL; Schema: public; Owner: -

GRANT UPDATE(occupation) ON TABLE public.user_memories TO authenticated;

-- Name: COLUMN user_memories.family_context; Type: ACL; Schema: public; Owner: -

GRANT UPDATE(family_context) ON TABLE public.user_memories TO authenticated;

-- Name: COLUMN user_memories.current_goals; Type: ACL; Schema: public; Owner: -

GRANT UPDATE(current_goals) ON TABLE public.user_memories TO authenticated;

-- Name: COLUMN user_memories.current_challenges; Type: ACL; Schema: public; Owner: -

GRANT UPDATE(current_challenges) ON TABLE public.user_memories TO authenticated;

-- Name: COLUMN user_memories.top_of_mind; Type: ACL; Schema: public; Owner: -

GRANT UPDATE(top_of_mind) ON TABLE public.user_memories TO authenticated;

-- Name: COLUMN user_memories."values"; Type: ACL; Schema: public; Owner: -

GRANT UPDATE("values") ON TABLE public.user_memories TO authenticated;

-- Name: COLUMN user_memories.communication_style; Type: ACL; Schema: public; Owner: -

GRANT UPDATE(communication_style) ON TABLE public.user_memories TO authenticated;

-- Name: COLUMN user_memories.timezone; Type: ACL; Schema: public; Owner: -

GRANT UPDATE(timezone) ON TABLE public.user_memories TO authenticated;

-- Name: COLUMN user_memories.learned_patterns; Type: ACL; Schema: public; Owner: -

GRANT UPDATE(learned_patterns) ON TABLE public.user_memories TO authenticated;

-- Name: DEFAULT PRIVILEGES FOR SEQUENCES; Type: DEFAULT ACL; Schema: public; Owner: -

ALTER DEFAULT PRIVILEGES FOR ROLE postgres IN SCHEMA public GRANT ALL ON SEQUENCES TO service_role;

-- Name: DEFAULT PRIVILEGES FOR FUNCTIONS; Type: DEFAULT ACL; Schema: public; Owner: -

ALTER DEFAULT PRIVILEGES FOR ROLE postgres IN SCHEMA public GRANT ALL ON FUNCTIONS TO service_role;

-- Name: DEFAULT PRIVILEGES FOR TABLES; Type: DEFAULT ACL; Schema: public; Owner: -

ALTER DEFAULT PRIVILEGES FOR ROLE postgres IN SCHEMA public GRANT ALL ON TABLES TO service_role;

CREATE TRIGGER create_user_rows AFTER INSERT ON auth.users FOR EACH ROW EXECUTE FUNCTION private.create_user_rows();
