/** Whose drafts and notes this tab keeps: it may have been elsewhere while somebody else signed in. */
const KEY = "owner";

export const tabOwner = {
  isOther(userId: string): boolean {
    const owner = sessionStorage.getItem(KEY);
    return owner !== null && owner !== userId;
  },

  set: (userId: string): void => sessionStorage.setItem(KEY, userId),
};
