import { useHouseholdParts } from '#platform/web/frame/use-household-parts.ts'
import { inRow, textOf } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { declaredText } from '#platform/web/i18n/words.ts'
import type { Facts } from '#platform/web/look/meanwhile.ts'
import type { Belongings } from '../contract.ts'

type Part = Belongings['parts'][number]

/** The words for declared parts: what each is called, and each thing of it. */
export function usePartWords() {
  const views = useHouseholdParts()
  return ({ name, title, things }: Part) => {
    const view = views.find((view) => view.name === name)
    const wordsOf = (thing: Part['things'][number]) =>
      thing.title && view?.thing ? textOf(view.thing, { title: thing.title }) : thing.title
    return {
      label: view ? textOf(view.label) : declaredText(title),
      wordsOf,
      all:
        view?.counted && things.length > 0
          ? textOf(view.counted, { count: things.length })
          : inRow(things.map(wordsOf)) || (things.length ? String(things.length) : ''),
    }
  }
}

/** What a household has, by name where there is one. */
export function useBelongingWords() {
  const t = useTexts('householdMergers')
  const partWords = usePartWords()
  return (all: Belongings): Facts => {
    const parts = (chosen: boolean) =>
      all.parts
        .filter(({ isChosen }) => isChosen === chosen)
        .map((part): Facts[number] => {
          const words = partWords(part)
          return [words.label, words.all]
        })
    return [
      [t('label'), all.label],
      [t('owners'), inRow(all.ownerNames)],
      [t('people'), inRow(all.residents.map(({ name }) => name))],
      ...parts(true),
      [t('vehicles'), inRow(all.vehicles.map(({ plate }) => plate || t('noPlate')))],
      [t('spaces'), inRow(all.spaces.map(({ number }) => number))],
      ...parts(false),
    ]
  }
}
