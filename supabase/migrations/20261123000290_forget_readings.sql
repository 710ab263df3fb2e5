-- What was read by the former rules is read again.

select private.forget_readings();
