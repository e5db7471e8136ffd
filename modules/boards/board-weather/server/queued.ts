import { z } from 'zod'

/** Asks for the weather of a community. */
export const fetchJob = { name: 'boardWeather.fetch', payload: z.object({}) }
