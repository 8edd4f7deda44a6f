import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { unlessTold } from '../../kernel/live/told.ts'
import { apiQuery, type CallData } from '../../kernel/api.ts'
import { mayNow } from '../../kernel/session.ts'
import { calls } from '../../kernel/calls.ts'

export type Question = CallData<'listQuestions'>['rows'][number]

/** Links to files live a minute, so those that are shown are made anew before. */
const linksAnewMs = 45_000

export const useReplies = (id: number) =>
  useQuery({ ...apiQuery('listReplies', { body: { Item3: id } }), refetchInterval: linksAnewMs })

export const useQuestion = (id: number) =>
  useQuery({ ...apiQuery('showQuestion', { query: { Id: id } }), refetchInterval: linksAnewMs })

/** A driver's own questions, so many of the newest. */
export const useMyQuestions = (count: number) =>
  useQuery({
    ...apiQuery('listQuestionsOfDriver', { query: { Page: 1, PageSize: count } }),
    placeholderData: keepPreviousData,
    refetchInterval: unlessTold(60_000),
  })

/** How many messages wait for whoever is signed in, and since when. */
export const useWaitingMessages = () =>
  useQuery({
    ...apiQuery('countMessages'),
    enabled: mayNow(calls.countMessages.access),
    refetchInterval: unlessTold(60_000),
  })

export const useFoundThings = (text: string) =>
  useQuery({ ...apiQuery('find', { query: { Text: text } }), enabled: mayNow(calls.find.access) })
