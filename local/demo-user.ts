/** Whom supabase/seed.sql signs up. Local data only: the seed is not for a server that others reach. */
export const demoUser = { email: "demo@example.com", password: "demo-1234" };
