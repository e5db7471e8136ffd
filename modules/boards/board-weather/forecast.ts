import { z } from 'zod'

const Answer = z.object({
  records: z.object({
    location: z.array(
      z.object({
        locationName: z.string(),
        weatherElement: z.array(
          z.object({
            elementName: z.string(),
            time: z.array(z.object({ parameter: z.object({ parameterName: z.string() }) })),
          }),
        ),
      }),
    ),
  }),
})

/** What a board says of the weather: 臺北市 / 18–24° 多雲 / 降雨 30%. */
export interface WeatherFact {
  title: string
  big: string
  note: string
}

/**
 * Reads the 36-hour forecast of the Central Weather Administration (F-C0032-001): its first period of twelve hours. Gives
 * undefined for an answer that is none.
 */
export function forecastIn(text: string, county: string): WeatherFact | undefined {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    return undefined
  }
  const found = Answer.safeParse(read)
  const place = found.data?.records.location.find(({ locationName }) => locationName === county)
  const of = (name: string) =>
    place?.weatherElement.find(({ elementName }) => elementName === name)?.time[0]?.parameter.parameterName
  const [sky, least, most, rain] = ['Wx', 'MinT', 'MaxT', 'PoP'].map(of)
  if (!sky || !least || !most) return undefined
  const degrees = least === most ? `${most}°` : `${least}–${most}°`
  return { title: county, big: `${degrees} ${sky.slice(0, 12)}`, note: rain ? `降雨 ${rain}%` : '' }
}
