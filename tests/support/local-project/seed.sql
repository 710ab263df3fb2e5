insert into public.forgotten (id) values (1);
