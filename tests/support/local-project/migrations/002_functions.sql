create function public.who_am_i() returns jsonb language sql stable set search_path = ''
as $$ select jsonb_build_object('id', auth.uid(), 'role', auth.role()); $$;

create function public.echo_json(value jsonb) returns jsonb language sql immutable set search_path = ''
as $$ select jsonb_build_object('kind', jsonb_typeof(value), 'value', value); $$;

create function public.refuse(words text) returns jsonb language plpgsql set search_path = ''
as $$
begin
  raise exception '%', words using errcode = 'PT422', hint = 'refused', detail = jsonb_build_object('words', words)::text;
end;
$$;
