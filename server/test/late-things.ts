import { ask } from './cluster.ts'

/** A moment so many minutes ago, in SQL. */
export const ago = (minutes: number) => `now() - interval '${minutes} minutes'`

/** Leaves one of each thing that waits for too long at a hall: a job, one given up, a round, a log unsigned, a message, a letter. */
export const leaveLateThings = (ownerUrl: string, hallId: number) =>
  ask(
    ownerUrl,
    `select graphile_worker.add_job('nobody-does-it', run_at := ${ago(10)});
     select graphile_worker.add_job('given-up', max_attempts := 1);
     update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'x' where max_attempts = 1;
     insert into rounds (hall_id, opens_at, closes_at) values (${hallId}, ${ago(30)}, ${ago(5)});
     insert into hall_log_signing (hall_id, fault, since) values (${hallId}, 'refuses', ${ago(20)});
     insert into outbox_messages (kind, to_sealed, values_sealed, created_at) values ('asked_help', 'x', 'x', ${ago(15)});
     insert into letters (kind, user_id, to_sealed, values_sealed, created_at)
       select 'mail_changed', min(id), 'x', 'x', ${ago(45)} from users`,
  )
