/** The statement that forgets what was noted of the people whom `ids` selects. */
export const forgetNotesOf = (ids: string): string =>
  `delete from resident_note n where n.community_id = lobby_community() and n.resident_id in (${ids})`
