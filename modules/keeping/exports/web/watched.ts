/** Exports that are shown in an open dialog: the frame says nothing of their end. */
const watched = new Set<string>()

/** Whether a dialog shows how far this export is, so that nothing else has to say it. */
export const isWatched = (exportId: string): boolean => watched.has(exportId)

/** Marks an export as looked at until the returned function is called. */
export function watchExport(exportId: string): () => void {
  watched.add(exportId)
  return () => {
    watched.delete(exportId)
  }
}
