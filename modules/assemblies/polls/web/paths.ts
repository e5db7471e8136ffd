/** The pages of polls. */
export const pollHomePath = '/mgmt/vote'
export const pollListPath = '/mgmt/vote/voteList'
export const legacyPollPath = '/community/vote.aspx'
export const newPollPath = '/mgmt/voteEdit'
/** What the QR code of a paper opens, without an account; short, so that the code is small. */
export const ballotPath = '/mgmt/ballot'
export const pollPath = (pollId: string): string => `/mgmt/vote/voteDetail/${pollId}`
export const pollCommentsPath = (pollId: string): string => `/mgmt/vote/commentManagement/${pollId}`
export const editPollPath = (pollId: string): string => `/mgmt/voteEdit/${pollId}`
