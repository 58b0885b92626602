"""Plays a game against bots with the client that was generated from the OpenAPI document."""

import sys
import time

from elvaland_client import AuthenticatedClient, Client
from elvaland_client.api.playing import act
from elvaland_client.api.tables import create_table, get_table
from elvaland_client.api.visitors import create_visitor, me
from elvaland_client.models.new_action import NewAction
from elvaland_client.models.name_request import NameRequest
from elvaland_client.models.new_table import NewTable
from elvaland_client.models.new_table_options import NewTableOptions
from elvaland_client.models.problem_body import ProblemBody
from elvaland_client.models.seat_state_kind import SeatStateKind
from elvaland_client.models.table_state_status import TableStateStatus

DEADLINE = 120  # Seconds.


def main(server: str) -> None:
    visitor = create_visitor.sync(client=Client(base_url=server), body=NameRequest(name="Ada"))
    client = AuthenticatedClient(base_url=server, token=visitor.token)
    assert me.sync(client=client).name == "Ada"

    wrong = NewTable(game="nidavellir", options=NewTableOptions.from_dict({"players": "two"}))
    problem = create_table.sync(client=client, body=wrong)
    assert isinstance(problem, ProblemBody) and problem.field == "options.players", problem

    options = NewTableOptions.from_dict({"players": 3})
    wanted = NewTable(game="nidavellir", options=options, seats=["me", "apprentice", "apprentice"])
    table = create_table.sync(client=client, body=wanted).table
    began, acted = time.monotonic(), 0
    while True:
        assert time.monotonic() - began < DEADLINE, "the game does not end"
        state = get_table.sync(table, client=client)
        assert [seat.kind for seat in state.seats] == [SeatStateKind.PERSON, SeatStateKind.BOT, SeatStateKind.BOT]
        if state.status == TableStateStatus.OVER:
            break
        assert state.status == TableStateStatus.RUNNING
        if not (state.legal and state.seats[0].asked):
            time.sleep(0.02)
            continue
        answer = act.sync(table, client=client, body=NewAction(seq=state.seq, action=state.legal[0]))
        # A bot may have moved between the two requests.
        acted += not isinstance(answer, ProblemBody)
    assert acted >= 14, acted
    print(f"a game of {state.seq} steps, {acted} of them by the generated client")


main(sys.argv[1])
