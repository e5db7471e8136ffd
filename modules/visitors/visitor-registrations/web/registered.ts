let community = ''

/** Where somebody registered in this window; nothing of who they are is kept in their browser. */
export const rememberCommunity = (name: string): void => {
  community = name
}
export const registeredCommunity = (): string => community
