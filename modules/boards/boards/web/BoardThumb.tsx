import { useState } from 'react'
import type { Board } from '../contract.ts'
import { BoardPicture } from './BoardPicture.tsx'
import { sampleShowing } from './sample-showing.ts'
import { useScreenSettings } from './use-boards.ts'
import { useParts } from './use-parts.ts'
import { usePhotoUrls } from './use-photo-urls.ts'

/** A board as it looks now, small. */
export function BoardThumb({ board }: { board: Pick<Board, 'name' | 'orientation' | 'zones'> }) {
  const settings = useScreenSettings()
  const parts = useParts()
  const photoOf = usePhotoUrls(board.zones)
  const [now] = useState(() => new Date())
  return <BoardPicture board={board} showing={sampleShowing(settings, photoOf, now, parts)} />
}
