#!/usr/bin/env python3
"""Plays one game of Elvaland over its API: a bot in the Python standard library.

    examples/bot.py [--server http://127.0.0.1:8080] [--game nains] [--players 3] [--join TABLE]

Without --join it creates a table against the server's bots. Replace `choose` with something clever.
"""
import argparse
import json
import random
import sys
import urllib.error
import urllib.request


class Server:
    """The API of a server, with the token of one visitor."""

    def __init__(self, url, name):
        self.api = url.rstrip("/") + "/api/v1"
        self.token = None
        self.token = self.post("/visitors", {"name": name})["token"]

    def open(self, method, path, body=None):
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = "Bearer " + self.token
        data = None if body is None else json.dumps(body).encode()
        return urllib.request.urlopen(urllib.request.Request(self.api + path, data, headers, method=method))

    def get(self, path):
        with self.open("GET", path) as answer:
            return json.load(answer)

    def post(self, path, body):
        with self.open("POST", path, body) as answer:
            return json.load(answer)

    def events(self, path):
        """Yields the server-sent events of a stream as pairs of name and data."""
        name, data = None, ""
        with self.open("GET", path) as stream:
            for line in stream:
                field, _, value = line.decode().rstrip("\n").partition(": ")
                if field == "event":
                    name = value
                elif field == "data":
                    data += value
                elif not field and name:
                    yield name, json.loads(data)
                    name, data = None, ""


def choose(table):
    """Returns one of the legal actions; `table["view"]` is what this player may know."""
    return random.choice(table["legal"])


def play(server, table_id):
    for name, data in server.events(f"/tables/{table_id}/events"):
        if name not in ("table", "update"):
            continue
        table = data if name == "table" else data["table"]
        if table["status"] == "over":
            return table
        mine = table["seat"] is not None and table["status"] == "running" and table["seats"][table["seat"]]
        if mine and mine["asked"]:
            action = {"seq": table["seq"], "key": f"{table['seq']}", "action": choose(table)}
            try:
                server.post(f"/tables/{table_id}/actions", action)
            except urllib.error.HTTPError as refused:
                if refused.code != 409:  # 409: the table has changed; the stream will report it
                    sys.exit(refused.read().decode())


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--server", default="http://127.0.0.1:8080")
    arguments.add_argument("--game", default="nidavellir", choices=["nidavellir", "nains"])
    arguments.add_argument("--players", type=int, default=3)
    arguments.add_argument("--join", metavar="TABLE")
    arguments.add_argument("--name", default="Python")
    wanted = arguments.parse_args()
    server = Server(wanted.server, wanted.name)
    if wanted.join:
        table_id = server.post(f"/tables/{wanted.join}/join", {})["table"]
    else:
        level = server.get("/about")["levels"][1]  # the second weakest
        seats = ["me"] + [level] * (wanted.players - 1)
        table = {"game": wanted.game, "options": {"players": wanted.players}, "seats": seats}
        table_id = server.post("/tables", table)["table"]
    table = play(server, table_id)
    print(f"table {table_id}: {table['result']['totals']}, seat {table['seat']}, winners {table['result']['winners']}")


if __name__ == "__main__":
    main()
