import assert from "node:assert/strict";
import { birthdayField, readBirthday } from "../../../../web/memory/birthday.ts";

Deno.test("readBirthday() takes a day with or without its year, and nothing that is no day", () => {
  assert.equal(readBirthday("12/10"), "--10-12");
  assert.equal(readBirthday(" 1/2/1958 "), "1958-02-01");
  assert.equal(readBirthday("29/02"), "--02-29");
  for (const text of ["", "31/02", "29/02/1959", "12 de outubro", "12/10/58", "12/10/2999"]) {
    assert.equal(readBirthday(text), null, text);
  }
});

Deno.test("birthdayField() writes what readBirthday() reads", () => {
  for (const birthday of ["--10-12", "1958-02-01"]) assert.equal(readBirthday(birthdayField(birthday)), birthday);
  assert.equal(birthdayField(undefined), "");
});
