-- "apaga o último gasto" means the one told last, even where five others happened after it.

create or replace function private.items_to_delete(kind text, item_id uuid, name text, amount numeric, date date)
returns jsonb
language plpgsql
stable
security invoker
set search_path = ''
as $$
#variable_conflict use_column
declare
  words text := nullif(btrim(items_to_delete.name), '');
begin
  if items_to_delete.kind is null or items_to_delete.kind not in ('expense', 'bill', 'income', 'debt', 'investment') then
    perform private.raise(400, 'invalid_kind', 'Não sei apagar isso.', jsonb_build_object(
      'kind', left(items_to_delete.kind, 40), 'allowed', array['expense', 'bill', 'income', 'debt', 'investment']));
  end if;
  return (
    with scored as (
      select i.*, case when words is null then 1 else private.finance_name_score(i.name, words) end as score
      from private.deletable_items(items_to_delete.kind) i
      where case when items_to_delete.item_id is not null then i.id = items_to_delete.item_id
        else (items_to_delete.amount is null or i.amount = items_to_delete.amount)
          and (items_to_delete.date is null or i.day = items_to_delete.date) end
    ), fitting as (
      select s.* from scored s
      where items_to_delete.item_id is not null
        or private.finance_name_fits(s.score::real, (select max(m.score) from scored m)::real)
    ), chosen as (
      select f.*, row_number() over (order by f.day desc nulls last, f.created_at desc, f.id) as position from fitting f
    )
    select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'kind', items_to_delete.kind, 'id', c.id, 'name', c.name, 'amount', c.amount, 'date', c.day,
        'ends_series', case when c.ends_series then true end, 'kept', case when c.kept then true end)) order by c.position), '[]')
    from chosen c
    -- Said without any detail, the one told last is meant, however long ago it was.
    where case when words is null and items_to_delete.amount is null and items_to_delete.date is null
        and items_to_delete.item_id is null
      then c.id = (select n.id from fitting n order by n.created_at desc, n.day desc nulls last, n.id limit 1)
      else c.position <= 5 end);
end;
$$;
