import './page-texts.ts'
import { useEffect } from 'react'
import { CallBar } from './CallBar.tsx'
import { openLine } from './line.ts'
import { useDeskCall } from './phone-state.ts'

/** Is registered as long as it is drawn, and shows a call wherever the desk is. */
export function DeskPhone({ sentryId }: { sentryId: string }) {
  const call = useDeskCall()
  useEffect(() => openLine(sentryId), [sentryId])
  return call && <CallBar call={call} />
}
