-- Names of a bill or debt are meant from a little closer on: three first letters in common made "cartão" the car's insurance.

create or replace function private.finance_name_fits(score real, best real)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  select finance_name_fits.score >= 0.45
    and case when finance_name_fits.best = 1 then finance_name_fits.score = 1
      else finance_name_fits.score >= 0.9 * finance_name_fits.best end;
$$;
