/** What a person reads about an upload that failed, by its status; the body says no more than `error` (R378). */
export function uploadSentence(status: number) {
  if (status === 400 || status === 415) return 'uploadInvalid'
  if (status === 413) return 'uploadTooLarge'
  if (status === 401 || status === 403) return 'uploadDenied'
  if (status === 429) return 'uploadBusy'
  return 'uploadFailed'
}
