import { useState } from 'react'
import type { Board } from '../contract.ts'
import type { Zone } from '../zones.ts'
import { BoardPicture } from './BoardPicture.tsx'
import { useShowing } from './use-showing.ts'

/** A board as it looks now, small. */
export function BoardThumb({
  board,
}: {
  board: Pick<Board, 'name' | 'orientation'> & { zones: readonly Zone[] }
}) {
  const showing = useShowing(board.zones)
  const [now] = useState(() => new Date())
  return <BoardPicture board={board} showing={{ ...showing, now }} />
}
