export const RECOVERING_KEY = "recovering";

/** Who came to this tab by the link for a new password, until one was chosen or not wanted. */
export const recovering = {
  isOf: (userId: string): boolean => sessionStorage.getItem(RECOVERING_KEY) === userId,
  begin: (userId: string): void => sessionStorage.setItem(RECOVERING_KEY, userId),
  end: (): void => sessionStorage.removeItem(RECOVERING_KEY),
};
