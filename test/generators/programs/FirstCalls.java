import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.openapitools.client.ApiClient;
import org.openapitools.client.api.*;
import org.openapitools.client.model.BatchOperation;
import org.openapitools.client.model.BatchRequest;

/** Makes the ten first calls through the generated client and prints what they see. */
public class FirstCalls {
  static final ObjectMapper JSON = new ApiClient().getObjectMapper();

  public static void main(String[] parameters) throws Exception {
    ApiClient client = new ApiClient();
    client.updateBaseUri(parameters[0]);
    SpotsApi spots = new SpotsApi(client);
    SearchApi search = new SearchApi(client);
    SilenceApi silence = new SilenceApi(client);
    String id = "r-00001";
    List<BatchOperation> operations = List.of(
        new BatchOperation().path("/api/spots").query(Map.of("limit", 1)), new BatchOperation().path("/api/spots/none"));

    Map<String, Object> seen = new LinkedHashMap<>();
    seen.put("health", new ServiceApi(client).getHealth().getStatus());
    seen.put("spots", each(
        spots.listSpots(null, null, 3, null, "lake", null, null, null, null, null, null, null, null, null), row -> row.get("id")));
    seen.put("spot", spots.getSpot(id).getData().getName());
    seen.put("found", each(
        search.searchSpots("lake", 3, null, null, null, null, null, null, null, null, null, null), row -> row.get("id")));
    seen.put("suggested", each(search.suggest("la", null), row -> row.get("text")));
    seen.put("lakes", search.getFacets(null, null, "lake", null, null, null, null, null, null, null, null).getTotal());
    seen.put("answered", rows(
        new AskApi(client).ask("quiet lakes", null, null, null).getSources(), row -> row.get("title")));
    seen.put("rating", silence.getSpotSilence(id).getRating());
    seen.put("batch", rows(
        new BatchApi(client).runBatch(new BatchRequest().operations(operations), null, null).getResults(),
        row -> row.get("status")));
    seen.put("changed", each(new MirrorsApi(client).listChanges(null, 2, null), row -> row.get("id")));
    System.out.println(JSON.writeValueAsString(seen));
  }

  /** Reads a member of each row of a body's `data`. */
  static List<JsonNode> each(Object body, Function<JsonNode, JsonNode> member) {
    return rows(JSON.valueToTree(body).get("data"), member);
  }

  /** Whether the generator typed the rows or left them as parsed, as JSON they are the same. */
  static List<JsonNode> rows(Object rows, Function<JsonNode, JsonNode> member) {
    List<JsonNode> members = new ArrayList<>();
    for (JsonNode row : (JsonNode) JSON.valueToTree(rows)) members.add(member.apply(row));
    return members;
  }
}
