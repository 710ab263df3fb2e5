-- The demo user Marina with three months of data, up to the day this runs: demo@example.com / demo-1234 (local/seed.ts).
-- For a local or throw-away project, never for one that others can reach.
--
-- One statement, so that all of it is applied or nothing. If the user exists already, nothing is done, so that later changes
-- stay. Dates count back from today in her time zone. Values vary by the number of the day, so that two runs on one day write
-- the same rows. Ids are <prefix of the table> || <number>.

do $seed$
declare
  marina constant uuid := '5eed0000-0000-4000-8000-000000000001';
  mail constant text := 'demo@example.com';
  zone constant text := 'America/Sao_Paulo';
  today constant date := (now() at time zone zone)::date;
  this_month constant date := date_trunc('month', today::timestamp)::date;
  entered constant timestamptz := ((today - 100) + time '10:00') at time zone zone;

  habit_ids constant text := '5eed0011-0000-4000-8000-';
  completion_ids constant text := '5eed0012-0000-4000-8000-';
  entry_ids constant text := '5eed0013-0000-4000-8000-';
  income_ids constant text := '5eed0021-0000-4000-8000-';
  bill_ids constant text := '5eed0022-0000-4000-8000-';
  account_ids constant text := '5eed0035-0000-4000-8000-';
  expense_ids constant text := '5eed0023-0000-4000-8000-';
  budget_ids constant text := '5eed0024-0000-4000-8000-';
  debt_ids constant text := '5eed0025-0000-4000-8000-';
  investment_ids constant text := '5eed0026-0000-4000-8000-';
  series_ids constant text := '5eed0029-0000-4000-8000-';
  item_ids constant text := '5eed0031-0000-4000-8000-';
  pack_ids constant text := '5eed0071-0000-4000-8000-';
  link_ids constant text := '5eed0032-0000-4000-8000-';
  conversation_ids constant text := '5eed0041-0000-4000-8000-';
  turn_ids constant text := '5eed0042-0000-4000-8000-';
  message_ids constant text := '5eed0043-0000-4000-8000-';
  pending_ids constant text := '5eed0044-0000-4000-8000-';
  execution_ids constant text := '5eed0045-0000-4000-8000-';
  consolidation_ids constant text := '5eed0046-0000-4000-8000-';
  library_ids constant text := '5eed0051-0000-4000-8000-';
  reminder_ids constant text := '5eed0061-0000-4000-8000-';

  pharmacy_day constant date := today - 6;
  pharmacy_args constant jsonb :=
    jsonb_build_object('amount', 86.4, 'category', 'health', 'description', 'farmácia', 'date', pharmacy_day);
  pharmacy_result jsonb;
  worry_result jsonb;
  julia_result jsonb;
  paper_result jsonb;
begin
  if exists (select from auth.users u where u.id = marina or u.email = mail) then
    return;
  end if;

  -- Account. GoTrue reads token columns as text: they must be empty, not null. The sign-up trigger adds profile and
  -- user memory.

  insert into auth.users (id, instance_id, aud, role, email, encrypted_password, email_confirmed_at,
    confirmation_token, recovery_token, email_change, email_change_token_new, email_change_token_current,
    phone_change, phone_change_token, reauthentication_token, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
  values (marina, '00000000-0000-0000-0000-000000000000', 'authenticated', 'authenticated', mail,
    extensions.crypt('demo-1234', extensions.gen_salt('bf', 10)), entered,
    '', '', '', '', '', '', '', '', '{"provider": "email", "providers": ["email"]}', '{"name": "Marina"}', entered, entered);

  insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
  values (marina, marina, 'email', marina::text,
    jsonb_build_object('sub', marina, 'email', mail, 'email_verified', true, 'phone_verified', false), entered, entered, entered);

  update public.profiles p set display_name = 'Marina', timezone = zone, created_at = entered where p.user_id = marina;

  update public.user_memories m set
    name = 'Marina',
    age = 34,
    location = 'São Paulo, SP',
    occupation = 'Designer de produto em uma fintech',
    family_context = 'Mora com o namorado, Rafael. A mãe, Sônia, e a irmã, Júlia, vivem em Campinas.',
    current_goals = array['Chegar a 78 kg sem dieta maluca', 'Juntar seis meses de despesas na reserva de emergência',
      'Correr 10 km até o fim do ano'],
    current_challenges = array['Dormir melhor em semanas de entrega', 'Cartão de crédito em aberto desde a mudança'],
    top_of_mind = array['Apresentação para a diretoria', 'Presente para a Júlia'],
    "values" = array['Família por perto', 'Autonomia', 'Honestidade'],
    communication_style = 'Gosta de respostas diretas e com carinho, sem rodeios.',
    timezone = zone,
    learned_patterns = array['Dorme pior nas noites antes de apresentações',
      'O humor melhora nos dias em que dorme mais de sete horas'],
    created_at = entered
  where m.user_id = marina;

  -- Health: mood and energy follow sleep, weight falls slowly, exercise falls on training days. Nothing for today yet.

  insert into public.tracking_entries (id, user_id, metric, custom_name, custom_unit, value, entry_date, note, created_at)
  with days as (
    select d, today - d as day, extract(dow from today - d)::int as weekday,
      round((7.1 + (array[0.4, -0.9, 0.2, -1.3, 0.6, 1.1, -0.3, -0.6, 0.8, -1.6, 0.3, 0.9, -0.2])[d % 13 + 1]
        + case when extract(dow from today - d) in (0, 6) then 0.6 else 0 end) * 4) / 4 as slept,
      extract(dow from today - d) in (1, 3, 5) and d not between 29 and 33 as trained
    from generate_series(1, 90) as d
  ),
  measured (kind, d, day, metric, value, custom_name, custom_unit, note) as (
    select 1, d, day, 'sleep', slept, null, null, case when slept < 6 then 'Acordei no meio da noite' end
    from days where d % 17 <> 11
    union all
    select 2, d, day, 'mood', least(10, greatest(1, round(6 + (slept - 7) * 1.7 + (array[0, 1, -1, 0, 2, 0, -2, 1])[d % 8 + 1] * 0.9))),
      null, null, null
    from days where d % 5 <> 2
    union all
    select 3, d, day, 'energy', least(10, greatest(1, round(5.5 + (slept - 7) * 1.9 + trained::int
      + (array[0, -1, 1, 2, -1])[d % 5 + 1] * 0.8))), null, null, null
    from days where d % 4 <> 3
    union all
    select 4, d, day, 'weight', round(81.7 + d * 0.032 + (array[0.2, -0.1, 0.3, -0.2, 0])[d / 3 % 5 + 1], 1), null, null, null
    from days where d % 3 = 1
    union all
    select 5, d, day, 'water', 1500 + 250 * ((d * 3) % 5), null, null, null from days where d % 7 <> 3
    union all
    select 6, d, day, 'exercise', 40 + 5 * (d % 4), null, null, null from days where trained
    union all
    select 7, d, day, 'exercise', 35 + d % 3 * 5, null, null, 'Corrida no parque' from days where weekday = 6 and d % 4 <> 2
    union all
    select 8, d, day, 'custom', 1 + (9 - slept)::int / 2 + d % 2, 'Café', 'xícaras', null from days where d % 2 = 0
  )
  select (entry_ids || lpad((kind * 1000 + d)::text, 12, '0'))::uuid, marina, metric, custom_name, custom_unit, value, day, note,
    (day + time '21:30') at time zone zone
  from measured;

  insert into public.habits (id, user_id, name, frequency, days, active, created_at)
  select (habit_ids || lpad(n::text, 12, '0'))::uuid, marina, name, frequency, days, active, entered + n * interval '1 minute'
  from (values
    (1, 'Meditar', 'daily', '{}'::int[], true),
    (2, 'Treinar', 'custom', '{1,3,5}', true),
    (3, 'Ler antes de dormir', 'daily', '{}', true),
    (4, 'Planejar o dia', 'weekdays', '{}', true),
    (5, 'Estudar inglês', 'weekdays', '{}', false)
  ) as h (n, name, frequency, days, active);

  insert into public.habit_completions (id, user_id, habit_id, completion_date, created_at)
  select (completion_ids || lpad((n * 1000 + d)::text, 12, '0'))::uuid, marina, (habit_ids || lpad(n::text, 12, '0'))::uuid,
    today - d, ((today - d) + time '22:00') at time zone zone
  from generate_series(1, 90) as d
  cross join (values (1), (2), (3), (4), (5)) as h (n)
  where case n
    when 1 then d not in (13, 27, 28, 44, 60, 61, 75)
    when 2 then extract(dow from today - d) in (1, 3, 5) and d not between 29 and 33
    when 3 then d <= 60 and d % 6 <> 4
    when 4 then extract(dow from today - d) between 1 and 5 and d not between 50 and 54
    when 5 then extract(dow from today - d) between 1 and 5 and d >= 62
  end;

  -- Money. The salary comes on the 5th; freelance work in two of the last months, a third one is expected.

  insert into public.incomes (id, user_id, group_id, name, category, expected_amount, actual_amount, received_on, month, due_day,
    recurring, created_at)
  select (income_ids || lpad((n * 10 + 4 + step)::text, 12, '0'))::uuid, marina,
    (series_ids || lpad((100 + case when recurring then n * 10 else n * 10 + 4 + step end)::text, 12, '0'))::uuid,
    name, category, amount, case when due_on <= today then amount end, case when due_on <= today then due_on end,
    month, due_day, recurring, entered
  from (values
    (1, 'Salário', 'salary', 8200.00, 5, true, -3, 0),
    (2, 'Identidade visual da cafeteria', 'freelance', 1450.00, 18, false, -2, -2),
    (3, 'Site da clínica', 'freelance', 980.00, 20, false, -1, -1),
    (4, 'Ícones do aplicativo da Camila', 'freelance', 600.00, 28, false, 0, 0)
  ) as i (n, name, category, amount, due_day, recurring, first_step, last_step)
  cross join lateral generate_series(first_step, last_step) as step
  cross join lateral (select (this_month + make_interval(months => step))::date as month) as m
  cross join lateral (select private.due_date(month, due_day) as due_on) as due;

  -- Bills run from three months back to the end of this month, or the next ten days. What was due is paid, but for the
  -- water bill; the two internet bills and the light fall due in the coming days, whatever day it is.

  insert into public.bills (id, user_id, group_id, name, category, amount, month, due_day, status, paid_on, recurring, created_at)
  select (bill_ids || lpad((n * 10 + 4 + step)::text, 12, '0'))::uuid, marina, (series_ids || lpad((200 + n)::text, 12, '0'))::uuid,
    name, category, amount + change * step, month, due_day,
    case when is_paid then 'paid' else 'pending' end, case when is_paid then due_on - n % 3 end, recurring, least(entered, now())
  from (values
    (1, 'Aluguel', 'housing', 1850.00, 0, 5, -3, true),
    (2, 'Condomínio', 'housing', 420.00, 0, 8, -3, true),
    (3, 'Luz', 'utilities', 187.40, 6.35, extract(day from today + 4)::int, -3, true),
    (4, 'Água', 'utilities', 92.30, 2.10, extract(day from today - 3)::int, -3, true),
    (5, 'Gás', 'utilities', 58.70, -1.45, 22, -3, true),
    (6, 'Internet casa', 'utilities', 109.90, 0, extract(day from today + 2)::int, -3, true),
    (7, 'Internet celular', 'utilities', 59.90, 0, extract(day from today + 6)::int, -3, true),
    (8, 'Netflix', 'subscription', 44.90, 0, 12, -3, true),
    (9, 'Spotify', 'subscription', 23.90, 0, 14, -3, true),
    (10, 'Academia', 'subscription', 119.90, 0, 10, -3, true),
    (11, 'Plano de saúde', 'insurance', 412.00, 0, 20, -3, true),
    (12, 'Seguro do carro', 'insurance', 148.00, 0, 25, -3, true),
    (13, 'Terapia', 'other', 480.00, 0, 28, -3, true),
    (14, 'Conserto da máquina de lavar', 'other', 320.00, 0, extract(day from today + 9)::int, 0, false)
  ) as b (n, name, category, amount, change, due_day, first_step, recurring)
  cross join lateral generate_series(first_step, 1) as step
  cross join lateral (select (this_month + make_interval(months => step))::date as month) as m
  cross join lateral (select private.due_date(month, due_day) as due_on) as due
  cross join lateral (select due_on < today and not (n = 4 and due_on = today - 3) as is_paid) as paid
  where case when recurring then due_on <= greatest(private.due_date(this_month, 31), today + 10) else due_on = today + 9 end;

  -- A course given up: the canceled month ends the series.
  insert into public.bills (id, user_id, group_id, name, category, amount, month, due_day, status, paid_on, recurring, created_at)
  select (bill_ids || lpad((154 + step)::text, 12, '0'))::uuid, marina, (series_ids || '000000000215')::uuid, 'Curso de inglês', 'other',
    260.00, (this_month + make_interval(months => step))::date, 10, case when step < -1 then 'paid' else 'canceled' end,
    case when step < -1 then (this_month + make_interval(months => step))::date + 9 end, true, entered
  from generate_series(-3, -1) as step;

  -- What she does not name an account for has none: she has no default.
  insert into public.accounts (id, user_id, name, kind, opening_balance, opened_on, credit_limit, closing_day, due_day, created_at)
  values
    ((account_ids || '000000000001')::uuid, marina, 'Itaú', 'checking', 4200.00, today - 20, null, null, null, entered),
    ((account_ids || '000000000002')::uuid, marina, 'Nubank', 'card', 0, today - 90, 6000.00, 28, 5, entered);

  insert into public.expenses (id, user_id, amount, category, description, spent_on, account_id, created_at)
  select (expense_ids || lpad((n * 1000 + d)::text, 12, '0'))::uuid, marina,
    round(amount + change * ((d * 7) % 11 - 5) / 5, 2), category, description, today - d,
    -- The card pays for rides, films and clothes.
    case when n in (6, 9, 11) then (account_ids || '000000000002')::uuid end,
    least(((today - d) + time '12:00') at time zone zone, now())
  from (values
    (1, 'Supermercado', 'food', 212.40, 38.65, 7, 3),
    (2, 'Padaria', 'food', 24.90, 6.30, 11, 4),
    (3, 'Almoço por quilo', 'food', 42.80, 5.15, 7, 2),
    (4, 'Jantar por delivery', 'food', 68.50, 14.20, 13, 8),
    (5, 'Feira', 'food', 57.00, 9.00, 14, 5),
    (6, 'Uber', 'transport', 22.70, 7.85, 8, 1),
    (7, 'Gasolina', 'transport', 180.00, 20.00, 16, 10),
    (8, 'Farmácia', 'health', 47.60, 12.35, 29, 12),
    (9, 'Cinema', 'entertainment', 38.00, 8.00, 23, 9),
    (10, 'Bar com a Camila', 'entertainment', 92.00, 18.45, 19, 7),
    (11, 'Roupas', 'shopping', 159.90, 40.00, 31, 15),
    (12, 'Livro', 'education', 54.90, 10.00, 30, 20),
    (13, 'Produtos de limpeza', 'housing', 63.20, 11.75, 28, 17)
  ) as e (n, description, category, amount, change, every, phase)
  cross join generate_series(0, 90) as d
  where d % every = phase
  union all
  select (expense_ids || lpad((90000 + d)::text, 12, '0'))::uuid, marina, amount, category, description, today - d, null,
    least(((today - d) + time '09:00') at time zone zone, now())
  from (values
    (0, 'Café na padaria', 'food', 14.50),
    (6, 'farmácia', 'health', 86.40),
    (19, 'Inscrição na corrida de 5 km', 'entertainment', 89.00),
    (33, 'Consulta com a dermatologista', 'health', 280.00),
    (41, 'Presente de aniversário da mãe', 'shopping', 179.90),
    (58, 'Passagem para Campinas', 'transport', 64.80),
    (74, 'Curso de UX writing', 'education', 297.00)
  ) as once (d, description, category, amount);

  insert into public.expenses (user_id, amount, category, description, spent_on, account_id, purchase_id, installment, installments,
    bought_on, created_at)
  select marina, s.part, 'shopping', 'Tênis de corrida', private.installment_day(today - 52, s.installment),
    (account_ids || '000000000002')::uuid, (expense_ids || '000000090052')::uuid, s.installment, 6, today - 52, entered
  from private.split_amount(429.90, 6) as s;

  -- The bills that are due are paid from the account.
  insert into public.transfers (user_id, from_account_id, to_account_id, amount, moved_on, card_month, created_at)
  select marina, case when b.due_on >= today - 20 then (account_ids || '000000000001')::uuid end, a.id, b.bought, b.due_on, b.month,
    entered
  from public.accounts a
  cross join lateral (
    select c.month, c.due_on, sum(e.amount) as bought
    from public.card_bills c
    join public.expenses e on e.user_id = marina and e.account_id = c.account_id and e.card_month = c.month
    where c.user_id = marina and c.account_id = a.id and c.due_on <= today
    group by c.month, c.due_on) as b
  where a.user_id = marina and a.kind = 'card';

  insert into public.budgets (id, user_id, category, amount, month, created_at)
  select (budget_ids || lpad(n::text, 12, '0'))::uuid, marina, category, amount, (this_month - interval '3 months')::date, entered
  from (values
    (1, 'food', 1500.00), (2, 'transport', 500.00), (3, 'health', 300.00), (4, 'entertainment', 280.00),
    (5, 'shopping', 350.00), (6, 'education', 200.00), (7, 'housing', 150.00)
  ) as b (n, category, amount);

  -- What was said when her spending passed a mark.
  insert into public.budget_warnings (user_id, category, month, mark, budget, created_at)
  select marina, b.category, m::date, mark, b.amount, entered
  from public.budgets b
  cross join generate_series(this_month - interval '3 months', this_month, interval '1 month') as m
  cross join unnest(array[80, 100]) as mark
  where b.user_id = marina and mark * b.amount <= 100 * (
    select sum(e.amount) from public.expenses e
    where e.user_id = marina and e.category = b.category and e.spent_on >= m::date and e.spent_on < m + interval '1 month');

  -- The card debt is not negotiated: it counts in what she owes, not in the month. The car is paid up to today.
  insert into public.debts (id, user_id, name, negotiated, installment_amount, installments, current_installment, start_month, due_day,
    status, created_at)
  values
    ((debt_ids || '000000000001')::uuid, marina, 'Financiamento do carro', true, 689.90, 36,
      17 + (private.due_date(this_month, 15) < today)::int, (this_month - interval '16 months')::date, 15, 'active', entered),
    ((debt_ids || '000000000002')::uuid, marina, 'Cartão de crédito', false, 3480.00, 1, 1,
      (this_month - interval '4 months')::date, null, 'overdue', entered),
    ((debt_ids || '000000000003')::uuid, marina, 'Geladeira', true, 219.90, 10, 11,
      (this_month - interval '11 months')::date, 12, 'paid_off', entered);

  insert into public.debt_payments (user_id, debt_id, amount, installments, paid_on, created_at)
  select marina, (debt_ids || '000000000001')::uuid, 689.90, 1, least(private.due_date(m::date, 15), today), entered
  from generate_series(this_month - interval '3 months', this_month, interval '1 month') as m
  where m < this_month or private.due_date(this_month, 15) < today
  union all
  select marina, (debt_ids || '000000000003')::uuid, 219.90, 1, private.due_date(m::date, 12), entered
  from generate_series(this_month - interval '4 months', this_month - interval '2 months', interval '1 month') as m;

  insert into public.investments (id, user_id, name, category, amount, current_value, invested_on, created_at)
  select (investment_ids || lpad(n::text, 12, '0'))::uuid, marina, name, category, amount, current_value, invested_on, entered
  from (
    values (1, 'Tesouro Selic', 'fixed_income', 1500.00, 1548.20, today - 88), (2, 'Previdência da empresa', 'retirement', 400.00, null, today - 60)
    union all
    select 14 + step, 'Reserva de emergência', 'savings', 300.00, null, (this_month + make_interval(months => step))::date + 5
    from generate_series(-3, 0) as step
  ) as i (n, name, category, amount, current_value, invested_on)
  where invested_on <= today;

  -- Memory. Items 1–5 are the people, later ones may be about them. What she taught by talking stands at 0.9.

  insert into public.knowledge_items (id, user_id, type, area, sub_area, title, content, source, confidence, person_metadata,
    stated_at, created_at, updated_at)
  select (item_ids || lpad(n::text, 12, '0'))::uuid, marina, 'person', 'relationships', sub_area, name, content, 'conversation', 0.9,
    jsonb_strip_nulls(jsonb_build_object('relationship', relationship, 'birthday', birthday, 'preferences', preferences)),
    said, said, said
  from (values
    -- Birthdays stay where they are: the README names Júlia's.
    (1, 'family', 'Júlia', 'Júlia, irmã mais nova, veterinária em Campinas', 'irmã', '1996-12-09',
      '["chocolate amargo", "plantas", "livros de fantasia"]'::jsonb, 92),
    (2, 'romantic', 'Rafael', 'Rafael, namorado, médico plantonista', 'namorado', '1988-04-09', '["café coado", "trilhas", "jazz"]', 91),
    (3, 'family', 'Sônia', 'Sônia, mãe, professora aposentada, mora em Campinas', 'mãe', '--10-12',
      '["bolo de fubá", "novela das nove"]', 90),
    (4, 'social', 'Patrícia', 'Patrícia, chefe, diretora de design', 'chefe', null, '["retorno por escrito"]', 80),
    (5, 'social', 'Camila', 'Camila, amiga desde a faculdade, abriu um estúdio de aplicativos', 'amiga', '1991-08-23',
      '["comida japonesa", "samba"]', 77)
  ) as p (n, sub_area, name, content, relationship, birthday, preferences, d)
  cross join lateral (select ((today - d) + time '20:00') at time zone zone as said) as s;

  insert into public.knowledge_items (id, user_id, type, area, sub_area, title, content, subject, slot, slot_key, value, holds, filed_at, source,
    inference_evidence, confidence, validated_by_user, tags, stated_at, created_at, updated_at)
  select (item_ids || lpad(n::text, 12, '0'))::uuid, marina, type, area, sub_area, title, content,
    case when about is null then 'self' else item_ids || lpad(about::text, 12, '0') end, slot, slot_key, value, coalesce(holds, true), said,
    case when n in (10, 11, 13) then 'user_input' when evidence is null then 'conversation' else 'ai_inference' end,
    evidence, confidence, n in (10, 11, 13), tags::text[], said, said, said
  from (values
    (10, 'fact', 'career', 'job', 'Trabalho', 'Trabalha como designer de produto em uma fintech', null::int, 1, '{trabalho}', 95, null),
    (11, 'fact', 'relationships', 'romantic', 'Casa', 'Mora com o Rafael na Vila Mariana, em São Paulo', null, 1, '{casa}', 70, null),
    (12, 'fact', 'relationships', 'social', 'Casa', 'Mora sozinha em Pinheiros, em São Paulo', null, 0.9, '{casa}', 94, null),
    (13, 'fact', 'health', 'medical', 'Alergia', 'É alérgica a dipirona', null, 1, '{alergia,remédio}', 93, null),
    (14, 'fact', 'health', 'physical', 'Meta de peso', 'Quer chegar a 78 kg sem dieta maluca', null, 0.9, '{meta}', 88, null),
    (15, 'preference', 'health', 'nutrition', 'Coentro', 'Não gosta de coentro', null, 0.9, '{comida}', 64, null),
    (16, 'insight', 'health', 'sleep', 'Sono antes de apresentações', 'Dorme pior nas noites antes de apresentações', null, 0.75,
      '{sono,trabalho}', 21, 'Em três semanas de entrega disse que dormiu menos de seis horas.'),
    (17, 'insight', 'mental_health', 'mood', 'Humor e sono', 'O humor melhora nos dias em que dorme mais de sete horas', null, 0.8,
      '{humor,sono}', 20, 'Os registros de humor sobem junto com os de sono.'),
    (18, 'fact', 'mental_health', 'therapy', 'Terapia', 'Faz terapia com a Renata toda semana', null, 0.9, '{terapia}', 82, null),
    (19, 'fact', 'mental_health', 'stress', 'Apresentação', 'Fica ansiosa quando precisa apresentar um trabalho para a diretoria', null, 0.9,
      '{ansiedade,trabalho}', 24, null),
    (20, 'fact', 'finance', 'debts', 'Cartão de crédito', 'Deixou o cartão de crédito em aberto depois da mudança de apartamento', null, 0.9,
      '{dívida}', 66, null),
    (21, 'fact', 'finance', 'savings', 'Reserva de emergência', 'Quer juntar seis meses de despesas na reserva de emergência', null, 0.9,
      '{meta}', 87, null),
    (22, 'insight', 'finance', 'budget', 'Delivery', 'Gasta mais com delivery nas semanas de prazo apertado', null, 0.7, '{gastos}', 18,
      'Os pedidos se concentram nas semanas em que fala de entregas.'),
    (23, 'memory', 'career', 'job', 'Promoção', 'Foi promovida a designer sênior neste ano', null, 0.9, '{trabalho}', 60, null),
    (24, 'fact', 'personal_growth', 'formal', 'Curso', 'Terminou um curso de UX writing', null, 0.9, '{estudo}', 35, null),
    (25, 'preference', 'personal_growth', 'informal', 'Jeito de conversar', 'Prefere respostas diretas, sem rodeios', null, 0.9, '{}', 85, null),
    (26, 'preference', 'leisure', 'hobbies', 'Corrida', 'Gosta de correr no Parque Ibirapuera aos sábados', null, 0.9, '{corrida}', 79, null),
    (27, 'memory', 'leisure', 'travel', 'Chapada Diamantina', 'Viajou para a Chapada Diamantina com o Rafael nas férias', null, 0.9, '{viagem}', 75, null),
    (28, 'preference', 'spirituality', 'practice', 'Meditação', 'Medita por dez minutos ao acordar', null, 0.9, '{meditação}', 78, null),
    (31, 'memory', 'relationships', 'family', 'Gravidez da Júlia', 'Está grávida do primeiro filho', 1, 0.9, '{família}', 30, null),
    (32, 'fact', 'relationships', 'romantic', 'Plantões do Rafael', 'Faz plantão às quintas à noite', 2, 0.9, '{rotina}', 50, null),
    (33, 'memory', 'relationships', 'family', 'Cirurgia da mãe', 'Operou o joelho e está na fisioterapia', 3, 0.9, '{família,saúde}', 45, null),
    (34, 'fact', 'career', 'job', 'Como a Patrícia decide', 'Gosta de receber as propostas por escrito antes da reunião', 4, 0.9, '{trabalho}', 40, null)
  ) as i (n, type, area, sub_area, title, content, about, confidence, tags, d, evidence)
  left join (values
    (10, 'occupation', null, 'designer de produto', true),
    (11, 'residence', null, 'São Paulo', true),
    (12, 'residence', null, 'São Paulo', true),
    (13, 'allergy', 'dipirona', null, true),
    (14, 'goal', 'chegar a 78 kg sem dieta maluca', 'open', true),
    (15, 'likes', 'coentro', null, false),
    (18, 'habit', 'terapia', 'toda semana', true),
    (21, 'goal', 'juntar seis meses de despesas na reserva de emergência', 'open', true),
    (26, 'likes', 'correr no Parque Ibirapuera', null, true),
    (28, 'habit', 'meditar', 'dez minutos ao acordar', true),
    (31, 'condition', 'gravidez', null, true),
    (32, 'habit', 'plantão', 'quintas à noite', true),
    (34, 'likes', 'propostas por escrito', null, true)
  ) as about_what (n, slot, slot_key, value, holds) using (n)
  cross join lateral (select ((today - d) + time '20:00') at time zone zone as said) as s;

  -- She moved in with Rafael: what was true before stays as history.
  update public.knowledge_items i set
    superseded_by_id = (item_ids || '000000000011')::uuid, superseded_at = ((today - 70) + time '20:00') at time zone zone
  where i.user_id = marina and i.id = (item_ids || '000000000012')::uuid;

  -- Conversations: an expense offered and confirmed and a question about Júlia, five days ago; a worry, two days ago.
  -- What the reads found is asked of the functions themselves, as her.

  perform set_config('request.jwt.claim.sub', marina::text, true);
  worry_result := public.search_knowledge(query => 'ansiedade apresentação diretoria sono');
  julia_result := public.get_person(name => 'Júlia');
  pharmacy_result := jsonb_build_object(
    'expense', pharmacy_args || jsonb_build_object('id', expense_ids || '000000090006'),
    'month', private.spending_of_month('health', pharmacy_day));
  perform set_config('request.jwt.claim.sub', '', true);

  insert into public.knowledge_items (id, user_id, type, area, sub_area, title, content, source, confidence, filed_at, stated_at, created_at, updated_at)
  select (item_ids || '000000000041')::uuid, marina, 'preference', 'mental_health', 'stress', 'Papel antes de deitar',
    'Escrever as preocupações num papel antes de deitar ajuda a dormir', 'conversation', 0.9, said, said, said, said
  from (select ((today - 2) + time '22:46') at time zone zone as said) as s
  returning jsonb_build_object('status', 'created', 'item', private.knowledge_json(knowledge_items)) into paper_result;

  insert into public.conversations (id, user_id, type, title, created_at, updated_at)
  select (conversation_ids || lpad(n::text, 12, '0'))::uuid, marina, type, title, started_at, started_at + interval '6 minutes'
  from (values
    (0, 'general', 'que livro você leria nas férias?', ((today - 400) + time '18:30') at time zone zone),
    (1, 'general', 'gastei 86,40 na farmácia ontem', ((today - 5) + time '20:10') at time zone zone),
    (2, 'counselor', 'tô ansiosa, não durmo direito pensando na apresentação da semana que vem', ((today - 2) + time '22:40') at time zone zone)
  ) as c (n, type, title, started_at);

  insert into public.turns (id, user_id, conversation_id, kind, status, lease_until, route, skills, model_calls, usage, created_at, closed_at)
  select (turn_ids || lpad(t.n::text, 12, '0'))::uuid, marina, c.id, 'message', 'completed', at + interval '33 seconds', route, skills::text[],
    model_calls, jsonb_build_object('inputTokens', tokens_in, 'outputTokens', tokens_out, 'thoughtTokens', 0, 'cachedTokens', 0), at, at + interval '3 seconds'
  from (values
    (11, 1, 0, 'model', '{finance}', 1, 1480, 38),
    (12, 1, 2, 'confirmed', '{finance}', 0, 0, 0),
    (13, 1, 4, 'model', '{relationships}', 2, 2310, 61),
    (21, 2, 0, 'model', '{counselor,health}', 2, 2890, 118),
    (22, 2, 3, 'model', '{counselor}', 1, 1620, 74),
    (23, 2, 6, 'model', '{counselor}', 2, 2740, 49)
  ) as t (n, conversation, minutes, route, skills, model_calls, tokens_in, tokens_out)
  join public.conversations c on c.user_id = marina and c.id = (conversation_ids || lpad(t.conversation::text, 12, '0'))::uuid
  cross join lateral (select c.created_at + make_interval(mins => minutes) as at) as began;

  insert into public.tool_executions (id, user_id, tool_call_id, turn_id, tool, args, result, undo, created_at)
  select (execution_ids || lpad(e.n::text, 12, '0'))::uuid, marina, 'demo-call-' || e.n, t.id, tool, args, result, undo,
    t.created_at + interval '1 second'
  from (values
    (1, 12, 'create_expense', pharmacy_args, pharmacy_result, jsonb_build_array(jsonb_build_object('table', 'expenses',
      'id', expense_ids || '000000090006', 'set', '{"deleted_at": "now"}'::jsonb))),
    (2, 13, 'get_person', '{"name": "Júlia"}', julia_result, null),
    (3, 21, 'search_knowledge', '{"query": "ansiedade apresentação diretoria sono"}', worry_result, null),
    (4, 23, 'add_knowledge', '{"type": "preference", "area": "mental_health", "sub_area": "stress", "title": "Papel antes de deitar",
      "content": "Escrever as preocupações num papel antes de deitar ajuda a dormir"}', paper_result,
      jsonb_build_array(jsonb_build_object('table', 'knowledge_items', 'id', item_ids || '000000000041', 'set', '{"deleted_at": "now"}'::jsonb)))
  ) as e (n, turn, tool, args, result, undo)
  join public.turns t on t.user_id = marina and t.id = (turn_ids || lpad(e.turn::text, 12, '0'))::uuid;

  insert into public.pending_actions (id, user_id, conversation_id, turn_id, shown_turn_id, tool_call_id, tool, args, record_kind, offer,
    skills, status, decided_turn_id, decided_at, result, expires_at, created_at)
  select (pending_ids || '000000000001')::uuid, marina, offered.conversation_id, offered.id, offered.id, e.tool_call_id, e.tool, e.args,
    'expenses', 'Quer que eu registre R$ 86,40 em saúde (farmácia), de ontem?', offered.skills, 'confirmed', e.turn_id, e.created_at,
    jsonb_build_object('toolCallId', e.tool_call_id, 'tool', e.tool, 'args', e.args, 'result', e.result),
    offered.created_at + interval '3 days', offered.closed_at
  from public.tool_executions e
  join public.turns offered on offered.user_id = marina and offered.id = (turn_ids || '000000000011')::uuid
  where e.user_id = marina and e.tool = 'create_expense';

  insert into public.standing_yes (user_id, kind, is_on, created_at) values (marina, 'habits', false, now() - interval '30 days');

  -- Each row is a message: what was said, the tool call made (assistant) or answered (tool).
  insert into public.messages (id, user_id, conversation_id, turn_id, role, client_message_id, parts, content, tool_calls, tool_call_id,
    name, created_at)
  select (message_ids || lpad(s.n::text, 12, '0'))::uuid, marina, t.conversation_id, t.id, s.role,
    case s.role when 'user' then 'demo-message-' || s.turn end, p.parts, d.content, d.tool_calls, d.tool_call_id, d.name,
    case s.role when 'user' then t.created_at else t.closed_at end
  from (values
    (1, 11, 'user', null::int, 'gastei 86,40 na farmácia ontem'),
    (2, 11, 'assistant', 1, 'Quer que eu registre R$ 86,40 em saúde (farmácia), de ontem?'),
    (3, 12, 'user', null, 'sim'),
    (4, 12, 'tool', 1, null),
    (5, 12, 'assistant', null, 'Registrei R$ 86,40 em saúde (farmácia), de ontem.'),
    (6, 13, 'user', null, 'quero dar um presente pra Júlia, do que ela gosta mesmo?'),
    (7, 13, 'assistant', 2, null),
    (8, 13, 'tool', 2, null),
    (9, 13, 'assistant', null, 'A Júlia gosta de chocolate amargo, plantas e livros de fantasia. Como ela está grávida, uma planta fácil '
      || 'de cuidar ou um livro para os dias de descanso podem ser um carinho bom.'),
    (10, 21, 'user', null, 'tô ansiosa, não durmo direito pensando na apresentação da semana que vem'),
    (11, 21, 'assistant', 3, null),
    (12, 21, 'tool', 3, null),
    (13, 21, 'assistant', null, 'Imagino o cansaço de deitar e a cabeça continuar ensaiando. Você já tinha me contado que apresentar para a '
      || 'diretoria te deixa assim, e que antes dessas apresentações o sono vai embora. O que pesa mais para você na da semana que vem?'),
    (14, 22, 'user', null, 'acho que é medo de travar na frente de todo mundo'),
    (15, 22, 'assistant', null, 'Faz sentido ter medo disso: esse trabalho é importante para você. E nas vezes em que já apresentou, o que te '
      || 'ajudou a seguir quando deu branco? Talvez dê para levar um pedacinho disso com você.'),
    (16, 23, 'user', null, 'lembra que escrever as preocupações num papel antes de deitar me ajuda'),
    (17, 23, 'assistant', 4, null),
    (18, 23, 'tool', 4, null),
    (19, 23, 'assistant', null, 'Guardei: escrever as preocupações num papel antes de deitar ajuda você a dormir. Quer experimentar hoje?')
  ) as s (n, turn, role, execution, said)
  join public.turns t on t.user_id = marina and t.id = (turn_ids || lpad(s.turn::text, 12, '0'))::uuid
  left join public.tool_executions e on e.user_id = marina and e.tool_call_id = 'demo-call-' || s.execution
  cross join lateral (
    select jsonb_agg(part order by place) as parts
    from (
      select 1, jsonb_build_object('type', 'tool-call', 'toolCallId', e.tool_call_id, 'toolName', e.tool, 'input', e.args)
      where s.role = 'assistant' and e.id is not null
      union all
      select 2, jsonb_build_object('type', 'text', 'text', s.said) where s.said is not null
      union all
      select 3, jsonb_build_object('type', 'tool-result', 'toolCallId', e.tool_call_id, 'toolName', e.tool,
        'output', jsonb_build_object('type', 'json', 'value', e.result))
      where s.role = 'tool'
    ) as every (place, part)
  ) as p
  cross join lateral private.derive_message(p.parts) as d
  order by s.n;

  -- Of last year, in the archive by now.
  insert into public.message_archive (id, user_id, conversation_id, seq, role, parts, content, not_to_learn_at, created_at)
  select (message_ids || lpad(s.n::text, 12, '0'))::uuid, marina, c.id, s.n - 200, s.role,
    jsonb_build_array(jsonb_build_object('type', 'text', 'text', s.said)), s.said, c.updated_at, c.created_at + s.n * interval '1 second'
  from (values
    (101, 'user', 'que livro você leria nas férias?'),
    (102, 'assistant', 'Algo leve, para ler sem pressa. Prefere uma história nova ou reler uma de que já gostou?')
  ) as s (n, role, said)
  join public.conversations c on c.user_id = marina and c.id = (conversation_ids || '000000000000')::uuid;

  update public.knowledge_items i set source_ref = (message_ids || '000000000016')::uuid
  where i.user_id = marina and i.id = (item_ids || '000000000041')::uuid;

  -- Each conversation was consolidated at 3:00 the night after.

  insert into public.memory_consolidations (id, user_id, status, consolidated_from, consolidated_to, messages_processed, raw_output, attempt,
    started_at, created_at)
  select (consolidation_ids || right(m.conversation_id::text, 12))::uuid, marina, 'completed', min(m.created_at), max(m.created_at), count(*),
    '{"items": []}', row_number() over (order by min(m.created_at)), night, night + interval '2 seconds'
  from public.messages m
  cross join lateral (select ((m.created_at at time zone zone)::date + 1 + time '03:00') at time zone zone as night) as n
  where m.user_id = marina and m.role = 'user'
  group by m.conversation_id, night;

  update public.messages m set consolidation_id = (consolidation_ids || right(m.conversation_id::text, 12))::uuid
  where m.user_id = marina and m.role = 'user';

  update public.user_memories m set version = told.runs, last_consolidated_at = told.last_run
  from (select count(*) as runs, max(c.created_at) as last_run from public.memory_consolidations c where c.user_id = marina) as told
  where m.user_id = marina;

  update private.consolidation_queue q set attempt = 2, last_run_local_date = today where q.user_id = marina;

  -- The UI message that answered each turn: a step for every assistant message of a model's turn, one step otherwise; a
  -- call with its output, or with the approval it waited for.
  update public.turns t set answer = jsonb_build_object('metadata', told.metadata, 'message', jsonb_build_object(
    'id', t.id, 'role', 'assistant', 'parts', shown.parts, 'metadata', told.metadata))
  from public.turns every
  left join public.pending_actions a on a.user_id = every.user_id and a.turn_id = every.id
  cross join lateral (
    select jsonb_strip_nulls(jsonb_build_object('route', every.route, 'outcome', every.status, 'skills', every.skills,
      'modelCalls', every.model_calls, 'usage', every.usage, 'waiting', case when a.id is not null then jsonb_build_array(jsonb_build_object(
        'id', a.id, 'toolCallId', a.tool_call_id, 'tool', a.tool, 'args', a.args, 'offer', a.offer,
        'since', to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'expiresAt', to_char(a.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) end)) as metadata
  ) as told
  cross join lateral (
    select jsonb_agg(part.value order by m.seq, part.place) as parts
    from public.messages m
    cross join lateral (
      select 0, '{"type": "step-start"}'::jsonb where m.role = case every.route when 'model' then 'assistant' else 'tool' end
      union all
      select p.place, p.value || '{"state": "done"}' from jsonb_array_elements(m.parts) with ordinality as p (value, place)
      where p.value ->> 'type' = 'text'
      union all
      select 1, jsonb_build_object('type', 'tool-' || e.tool, 'toolCallId', e.tool_call_id, 'input', e.args)
        || case when e.turn_id = every.id then jsonb_build_object('state', 'output-available', 'output', e.result)
          else jsonb_build_object('state', 'approval-requested', 'approval', jsonb_build_object('id', a.id)) end
      from public.tool_executions e
      where e.user_id = m.user_id and e.tool_call_id = case every.route when 'model' then m.tool_calls #>> '{0,id}' else m.tool_call_id end
    ) as part (place, value)
    where m.user_id = every.user_id and m.turn_id = every.id and m.role <> 'user'
  ) as shown
  where every.user_id = marina and t.user_id = every.user_id and t.id = every.id;

  -- What belongs together, and what an insight was drawn from.
  insert into public.knowledge_links (id, user_id, from_id, to_id, relation, created_at)
  select (link_ids || lpad(n::text, 12, '0'))::uuid, marina, (item_ids || lpad(from_n::text, 12, '0'))::uuid,
    (item_ids || lpad(to_n::text, 12, '0'))::uuid, relation, ((today - 2) + time '23:00') at time zone zone
  from (values
    (1, 16, 19, 'evidence'), (2, 41, 16, 'related'), (3, 20, 21, 'related'), (4, 22, 19, 'related'), (5, 31, 33, 'related'),
    (6, 26, 14, 'related'), (7, 28, 17, 'related')
  ) as l (n, from_n, to_n, relation);

  -- Library: her own questions for the dermatologist, what was put together for that appointment the evening before, and
  -- what she reads and sees.

  insert into public.library_items (id, user_id, type, title, content, created_at, updated_at)
  select (library_ids || '000000000001')::uuid, marina, 'note', 'Perguntas para a dermatologista',
    E'- A mancha no ombro mudou de cor?\n- Qual protetor aguenta uma hora de corrida?', asked, asked
  from (select ((today - 35) + time '21:10') at time zone zone as asked) as a;

  insert into public.library_items (id, user_id, type, title, year, author, url, content, status, rating, created_at, updated_at)
  select (library_ids || lpad(n::text, 12, '0'))::uuid, marina, type, title, year, author, url, content, status, rating, kept, kept
  from (values
    (3, 'movie', 'Central do Brasil', 1998, null, null, null, 'done', 9.5, 82),
    (4, 'movie', 'Bacurau', 2019, null, null, null, 'done', 8, 61),
    (5, 'movie', 'Duna', 2021, null, null, null, 'wanted', null, 12),
    (6, 'tv_show', 'Dark', 2017, null, null, null, 'started', null, 26),
    (7, 'book', 'Torto Arado', null, 'Itamar Vieira Junior', null, null, 'started', null, 19),
    (8, 'book', 'A Mão Esquerda da Escuridão', null, 'Ursula K. Le Guin', null, null, 'wanted', null, 7),
    (9, 'book', 'Memórias Póstumas de Brás Cubas', null, 'Machado de Assis', null, null, 'done', 9, 70),
    (10, 'link', 'Guia de acessibilidade do W3C', null, null, 'https://www.w3.org/WAI/fundamentals/', 'Para o trabalho.', null, null, 16)
  ) as i (n, type, title, year, author, url, content, status, rating, d)
  cross join lateral (select ((today - d) + time '21:15') at time zone zone as kept) as k;

  perform set_config('request.jwt.claim.sub', marina::text, true);
  -- As the template has it; a template is rendered by a function, which a seed cannot call.
  perform public.create_automatic_note(kind => 'medical_appointment', date => today - 33,
    title => 'Resumo para a consulta de ' || to_char(today - 33, 'DD/MM/YYYY'),
    content => E'## Sobre a minha saúde\n\n'
      || coalesce((
        select string_agg('- ' || (i.value ->> 'content'), E'\n')
        from jsonb_array_elements(public.get_note_section('health', 'medical_appointment', today - 33) #> '{data,items}') as i
      ), '- Nada por enquanto')
      || E'\n\n_Reunido do que foi contado e registrado no Life Assistant; não substitui a avaliação de quem atende._');
  insert into public.user_templates (user_id, name, title, source)
  values (marina, 'meu_dinheiro', 'Meu dinheiro', E'---\nname: meu_dinheiro\ntitle: Meu dinheiro\nperiod: month\n---\n'
    '## O que gastei\n\n{{use-tool:get_note_section:answer:{"section":"spending"}}}\n\n'
    '## O que vem por aí\n\n{{use-tool?:get_pending_bills:answer:{}}}\n');
  perform set_config('request.jwt.claim.sub', '', true);
  update public.library_items i set id = (library_ids || '000000000002')::uuid, generated_at = asked, created_at = asked
  from (select ((today - 34) + time '21:30') at time zone zone as asked) as a
  where i.user_id = marina and i.kind = 'medical_appointment';

  -- Reminders: once, and again and again; the first moment is still to come.

  insert into public.reminders (id, user_id, text, starts_at, recurrence, created_at)
  values
    ((reminder_ids || '000000000001')::uuid, marina, 'buscar o exame no laboratório', (today + 5) + time '09:00', null, entered),
    ((reminder_ids || '000000000002')::uuid, marina, 'regar as plantas', (today + 3) + time '08:00', 'FREQ=DAILY;INTERVAL=3', entered);

  -- A pack of her own, which she has not enabled yet, and a flag of hers that says what holds anyway.

  insert into public.tool_packs (id, user_id, name, version, content, enabled, created_at)
  values ((pack_ids || '000000000001')::uuid, marina, 'feira', '1', '{"description": "Preços da feira da minha rua", "triggers": ["feira"],
    "instructions": "## Preços\nO que custa quanto na feira: list_fair_prices.", "references": {}, "variables": [], "scripts": {}}', false, entered);
  insert into public.tool_definitions (user_id, pack_id, name, position, definition, created_at)
  values (marina, (pack_ids || '000000000001')::uuid, 'list_fair_prices', 1, '{"title": "Preços da feira",
    "description": "Lista os preços da feira.", "inputSchema": {"type": "object", "properties": {}, "required": []},
    "call": {"method": "GET", "url": "https://feira.example.com/precos", "query": [], "body": [], "headers": {}}, "limits": {}}', entered);
  insert into public.feature_flags (user_id, kind, name, enabled) values (marina, 'skill', 'professional', true);

  -- What last night's learning read and wrote.

  insert into public.accesses (user_id, day, made_by, purpose, times, created_at, last_at)
  select marina, (night at time zone 'UTC')::date, made_by, 'learning', 1, night, night
  from (values ('claim_consolidation'), ('read_consolidation'), ('apply_consolidation')) as a (made_by)
  cross join lateral (select (today + time '03:01') at time zone zone as night) as n;
end
$seed$;
