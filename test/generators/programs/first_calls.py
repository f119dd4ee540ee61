"""Makes the ten first calls through the generated client and prints what they see."""

import json
import sys

from quiet_places import ApiClient, Configuration
from quiet_places.api.ask_api import AskApi
from quiet_places.api.batch_api import BatchApi
from quiet_places.api.mirrors_api import MirrorsApi
from quiet_places.api.search_api import SearchApi
from quiet_places.api.service_api import ServiceApi
from quiet_places.api.silence_api import SilenceApi
from quiet_places.api.spots_api import SpotsApi
from quiet_places.models.batch_request import BatchRequest

client = ApiClient(Configuration(host=sys.argv[1]))
search = SearchApi(client)
spots = SpotsApi(client)
spot = "r-00001"
operations = [{"path": "/api/spots", "query": {"limit": 1}}, {"path": "/api/spots/none"}]


def ids(body):
    return [row["id"] for row in body.to_dict()["data"]]


print(json.dumps({
    "health": ServiceApi(client).get_health().status,
    "spots": ids(spots.list_spots(tag="lake", limit=3)),
    "spot": spots.get_spot(spot).data.name,
    "found": ids(search.search_spots(q="lake", limit=3)),
    "suggested": [row["text"] for row in search.suggest(q="la").to_dict()["data"]],
    "lakes": search.get_facets(tag="lake").total,
    "answered": [row["title"] for row in AskApi(client).ask(q="quiet lakes").to_dict()["sources"]],
    "rating": SilenceApi(client).get_spot_silence(spot).rating,
    "batch": [row["status"] for row in BatchApi(client).run_batch(BatchRequest(operations=operations)).to_dict()["results"]],
    "changed": ids(MirrorsApi(client).list_changes(limit=2)),
}))
