import './editor-texts.ts'
import './editor.css'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Panel } from '#platform/web/look/Panel.tsx'
import { boardsApi, BoardThumb, defaultCategories } from '#modules/boards/boards/web/public.ts'
import { BoardEditor } from './BoardEditor.tsx'
import type { Draft } from './draft.ts'
import { boardPath } from '#modules/boards/paths.ts'

/** A new board: which layout it begins with (R223), and then what it shows. */
export function NewBoardPage() {
  const t = useTexts('boardEditor')
  const title = useTexts('boards')('newBoard')
  const goTo = useNavigate()
  const [draft, setDraft] = useState<Draft>()
  if (draft)
    return (
      <BoardEditor
        saved={draft}
        heading={title}
        mayEdit
        onSave={async (made, retry) => {
          const content = { ...made, zones: [...made.zones] }
          const { data } = await boardsApi.addBoard({ ...content, boardId: retry.idOf(content) }, retry)
          toast(t('made', { name: data.name }))
          await goTo({ to: boardPath(data.boardId), ignoreBlocker: true })
        }}
      />
    )
  return (
    <div className="lb-page">
      <div className="lb-page-head">
        <h1>{title}</h1>
      </div>
      <Panel title={t('choose')} lead={t('chooseText')} pad="plain">
        <div className="lb-line lb-wrap lb-gap-16">
          {defaultCategories.map(({ categoryId, orientation, zones }) => {
            const name = t(`category_${categoryId}`)
            return (
              <button
                key={categoryId}
                type="button"
                className="be-choice"
                onClick={() => setDraft({ name, categoryId, orientation, zones })}
              >
                <span aria-hidden>
                  <span data-wide={orientation === 'landscape' || undefined}>
                    <BoardThumb board={{ name, orientation, zones }} />
                  </span>
                </span>
                {name}
              </button>
            )
          })}
        </div>
      </Panel>
    </div>
  )
}
