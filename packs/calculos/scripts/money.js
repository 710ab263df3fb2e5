// Amounts in reais: rounded to cents, and written as people write them.
export const cents = (value) => Math.round(value * 100) / 100;
export const written = (value) => `R$ ${value.toFixed(2).replace(".", ",").replace(/\B(?=(\d{3})+(?=,))/g, ".")}`;
