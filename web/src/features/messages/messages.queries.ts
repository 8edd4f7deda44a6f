import { keepPreviousData } from '@tanstack/react-query'
import { unlessTold } from '../../kernel/live/told.ts'
import type { CallData } from '../../kernel/api.ts'
import { mayCall } from '../../kernel/calls.ts'
import { useRead } from '../../kernel/use-read.ts'

export type Question = CallData<'listQuestions'>['rows'][number]

/** Links to files live a minute, so those that are shown are made anew before. */
const linksAnewMs = 45_000

export const useReplies = (id: number) =>
  useRead('listReplies', { body: { Item3: id }, refetchInterval: linksAnewMs })

export const useQuestion = (id: number) =>
  useRead('showQuestion', { query: { Id: id }, refetchInterval: linksAnewMs })

/** A driver's own questions, so many of the newest. */
export const useMyQuestions = (count: number) =>
  useRead('listQuestionsOfDriver', {
    query: { Page: 1, PageSize: count },
    placeholderData: keepPreviousData,
    refetchInterval: unlessTold(60_000),
  })

/** How many messages wait for whoever is signed in, and since when. */
export const useWaitingMessages = () =>
  useRead('countMessages', {
    enabled: mayCall('countMessages'),
    refetchInterval: unlessTold(60_000),
  })

export const useFoundThings = (text: string) =>
  useRead('find', { query: { Text: text }, enabled: mayCall('find') })
