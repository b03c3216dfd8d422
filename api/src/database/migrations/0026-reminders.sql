-- What a person wants to try, and the day from which their home asks how it went.
create table reminders (
  user_id uuid not null references users on delete cascade,
  step_id text not null references steps,
  due_on date not null,
  primary key (user_id, step_id)
);
